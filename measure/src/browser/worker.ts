import { measureDocument, uncountableDocument } from '../measure-document.ts';
import { standardLimits } from '../measure-limits.ts';
import { createFileSource } from './file-source.ts';
import { readCharacterMap } from './read-character-map.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Progress is told ten times a second at most. */
const progressIntervalMs = 100;
let lastProgressAt = 0;

function post(message: WorkerMessage): void {
  self.postMessage(message);
}

function reportProgress(fraction: number): void {
  const now = performance.now();
  if (now - lastProgressAt < progressIntervalMs) return;
  lastProgressAt = now;
  post({ kind: 'progress', fraction });
}

self.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  try {
    const limits = { ...standardLimits, onProgress: reportProgress };
    const measured = await measureDocument(createFileSource(data), limits, readCharacterMap);
    post({ kind: 'measured', measured });
  } catch (cause) {
    console.warn('The document could not be read', cause);
    post({ kind: 'measured', measured: uncountableDocument('unknown', 'damaged') });
  }
});
