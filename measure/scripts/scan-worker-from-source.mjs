// Node 20 loads no TypeScript: in development and in tests this starts the worker's source. The
// server's build names a worker of its own with `workerUrl`; the package has a compiled one.
import { register } from 'tsx/esm/api';

register();
await import('../src/node/scan/scan-worker.ts');
