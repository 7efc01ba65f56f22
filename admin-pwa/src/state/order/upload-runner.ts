import type { SendControls } from '@yiqiao/sending/send-options';
import type { SendFile, SendFileOutcome } from '../../uploads/send-file.ts';
import { moveUpload, startUpload } from '../../uploads/upload.ts';
import type { UploadControls } from '../../uploads/upload-controls.ts';
import type { ConsoleEdges } from '../edges.ts';
import type { UploadQueue } from './upload-queue.ts';

interface UploadRunner extends UploadControls {
  /** Sends what waits, one after the other; nothing happens while it runs. */
  sendNext(): Promise<void>;
}

/** The file that is being sent. */
interface Running {
  readonly id: string;
  readonly controller: AbortController;
  /** Of a file that goes in pieces. */
  controls: SendControls | null;
}

interface RunnerNeeds<Arrived> {
  readonly queue: UploadQueue;
  readonly send: SendFile<Arrived>;
  /** Shows what came of sending a file. */
  readonly settle: (id: string, outcome: SendFileOutcome<Arrived>) => Promise<void>;
}

/** Sends the files of a queue. */
export function createUploadRunner<Arrived>(
  { now }: Pick<ConsoleEdges, 'now'>,
  { queue, send, settle }: RunnerNeeds<Arrived>,
): UploadRunner {
  let running: Running | null = null;

  async function sendNext(): Promise<void> {
    const next = queue.next();
    if (next === null) return;
    const { id, quoteId, purpose } = next.upload;
    const controller = new AbortController();
    const current: Running = { id, controller, controls: null };
    running = current;
    queue.change(id, (waiting) => startUpload(waiting, now()));
    const outcome = await send(
      { quoteId, changeId: id, file: next.file, purpose },
      {
        signal: controller.signal,
        onProgress: (progress) =>
          queue.change(id, (sending) => moveUpload(sending, progress, now())),
        onControls: (controls) => {
          current.controls = controls;
        },
      },
    );
    running = null;
    await settle(id, outcome);
    await sendNext();
  }

  return {
    sendNext,
    cancelUpload(id) {
      if (running?.id === id) running.controller.abort();
      queue.forget(id);
    },
    pauseUpload(id) {
      if (running?.id === id) running.controls?.pause();
    },
    goOnUpload(id) {
      if (running?.id === id) running.controls?.goOn();
    },
    retryUpload(id) {
      queue.requeue(id);
      void sendNext();
    },
  };
}
