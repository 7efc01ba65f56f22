// A visitor who loads one page after another, in a thread that the uploads do not keep busy.
import { parentPort, workerData } from 'node:worker_threads';

const { port } = workerData;
let isWanted = true;
parentPort.once('message', () => {
  isWanted = false;
});
const times = [];
while (isWanted || times.length < 200) {
  const startedAt = performance.now();
  await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  times.push(performance.now() - startedAt);
  // Lets the message in.
  await new Promise(setImmediate);
}
parentPort.postMessage(times);
