fetch('http://service.example/').catch(() => {});
