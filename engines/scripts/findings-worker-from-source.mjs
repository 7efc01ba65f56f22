// As `reader-worker-from-source.mjs`, for the thread that reads what goes to an S3 store.
import { register } from 'tsx/esm/api';

register();
await import('../src/s3/findings/findings-worker.ts');
