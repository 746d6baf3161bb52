fetch('http://worker.example/').catch(() => {});
