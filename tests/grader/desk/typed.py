"""C that was typed or pasted into a platform's editor, which keeps it as HTML
(Moodle's onlinetext.html, Canvas's text.html): the text that its author saw."""

import re
from html.parser import HTMLParser

OUTSIDE = re.compile(r"^.*?<body[^>]*>|</body>.*$", re.DOTALL | re.IGNORECASE)
# A plain field's text comes as it was typed: there < is a sign of C.
AS_HTML = re.compile(r"<(br|p|div|pre|span|li|code)\b[^>]*>|&(lt|gt|amp|nbsp);",
                     re.IGNORECASE)
LINES = set("p div pre li ul ol tr table blockquote h1 h2 h3 h4 h5 h6".split())
INSIDE = set("""a b big code em font i img s small span strong sub sup td th
    tbody tt u""".split())


class Reader(HTMLParser):
    def __init__(self, html):
        super().__init__()
        self.parts = []
        self.feed(re.sub(r"(<br\s*/?>)\r?\n", r"\1", html))
        self.close()

    def begin_line(self):
        if self.parts and not self.parts[-1].endswith("\n"):
            self.parts.append("\n")

    def handle_starttag(self, tag, attrs):
        if tag == "br":
            self.parts.append("\n")
        elif tag in LINES:
            self.begin_line()
        elif tag not in INSIDE:         # no tag of an editor's, but <math.h>
            self.parts.append(self.get_starttag_text())

    def handle_endtag(self, tag):
        if tag in LINES:
            self.begin_line()

    def handle_data(self, data):
        self.parts.append(data)


def as_typed(data):
    """The bytes of such a page as those of a text."""
    body = OUTSIDE.sub("", data.decode("utf-8", "replace"))
    text = "".join(Reader(body).parts) if AS_HTML.search(body) else body
    return text.replace("\xa0", " ").replace("\u200b", "").encode()
