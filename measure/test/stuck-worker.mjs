// Stands in for a document that a reader never finishes.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  for (;;);
});
