import { measureDocument } from '../measure-document.ts';
import { standardLimits, timeForWorker } from '../measure-limits.ts';
import { type MeasuredDocument, uncountableDocument } from '../measured-document.ts';
import { createFileSource } from './file-source.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** Progress is reported at most ten times a second. */
const progressIntervalMs = 100;

/** Few documents need the maps, and their list of addresses is long. */
async function readCharacterMap(name: string): Promise<Uint8Array> {
  const maps = await import('./read-character-map.ts');
  return await maps.readCharacterMap(name);
}

async function measure(
  file: File,
  onProgress: (fraction: number) => void,
): Promise<MeasuredDocument> {
  try {
    const maxMs = timeForWorker(standardLimits.maxMs);
    const limits = { ...standardLimits, maxMs, onProgress };
    return await measureDocument(createFileSource(file), limits, readCharacterMap);
  } catch (cause) {
    console.warn('Reading the document failed', cause);
    return uncountableDocument('unknown', 'failed');
  }
}

function createProgressReporter(post: (message: WorkerMessage) => void) {
  let lastAt = 0;
  return (fraction: number) => {
    const now = performance.now();
    if (now - lastAt < progressIntervalMs) return;
    lastAt = now;
    post({ kind: 'progress', fraction });
  };
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { file, port } = data;
  const post = (message: WorkerMessage) => port.postMessage(message);
  post({ kind: 'begun' });
  post({ kind: 'measured', measured: await measure(file, createProgressReporter(post)) });
});
