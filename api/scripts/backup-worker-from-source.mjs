// Node 20 loads no TypeScript: in development and in tests this starts the worker's source.
import { register } from 'tsx/esm/api';

register();
await import('../src/operations/bucket/backup-worker.ts');
