# --- The course in a browser tab

tab: ## the course in a browser: write and check there (PORT)
	@docs/tab/tab.sh

setup-tab: ## install what building the tab needs
	@docs/tab/tab.sh --setup

.PHONY: tab setup-tab
