// Node 20 loads no TypeScript: in development and in tests this starts the worker's source. The
// server's build has a worker of its own and names it with `workerUrl`.
import { register } from 'tsx/esm/api';

register();
await import('../src/node/scan/scan-worker.ts');
