// Stands in for a reader whose process the kernel kills at its first look at a document.
import { existsSync, writeFileSync } from 'node:fs';

process.on('message', ({ path }) => {
  const seen = `${path}.seen`;
  if (existsSync(seen)) {
    const counts = { words: 2, asianCharacters: 0, otherWords: 2, characters: 8 };
    process.send({ report: { format: 'text', exactness: 'exact', counts, outside: {} } });
  } else {
    writeFileSync(seen, '');
    process.kill(process.pid, 'SIGKILL');
  }
});
