import { text } from 'node:stream/consumers';
import type { Print } from '../../print.ts';
import { type Finding, good, problem, warning } from '../finding.ts';
import { NoAnswerInTime, requestFor } from './ask.ts';

export interface UploadTrial {
  readonly durationMs: number;
  /** Pause between two chunks of the body. */
  readonly intervalMs: number;
  /** Time limit for the response once everything is sent. */
  readonly answerMs: number;
  readonly progressMs: number;
}

/** Longer than the usual time limits of proxies, 300 or 600 seconds, plus jitter. */
export const usualTrial: UploadTrial = {
  durationMs: 11 * 60_000,
  intervalMs: 500,
  answerMs: 10_000,
  progressMs: 30_000,
};

const boundary = 'yiqiao-doctor';
/** Text before the first delimiter, which form parsers skip. */
const piece = Buffer.alloc(16 * 1024, 'A slow upload, tried by the doctor. ');
const ending = Buffer.from(
  `\r\n--${boundary}\r\nContent-Disposition: form-data; name="probe"\r\n\r\nyes\r\n--${boundary}--\r\n`,
);

type Ending =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | { readonly kind: 'broken'; readonly reason: Error };

/** The outcome of the trial; `isWhole` if the complete body had been sent by then. */
type Outcome = Ending & { readonly afterMs: number; readonly isWhole: boolean };

/**
 * Slowly sends a form without a document. The server reads it to the end before it can refuse it, and stores
 * nothing. A proxy with a time limit for the request or the response cuts it off before.
 */
export async function checkSlowUpload(
  origin: string,
  trial: UploadTrial,
  print: Print,
): Promise<Finding> {
  const duration = formatDuration(trial.durationMs);
  print(`          Trying an upload that takes ${duration} (--quick skips this) ...`);
  const outcome = await sendSlowly(`${origin}/api/upload-quote`, trial, (elapsedMs) =>
    print(`          ${formatDuration(elapsedMs)} of ${duration}`),
  );
  if (outcome.kind === 'answered') {
    if (outcome.isWhole && outcome.body.includes('"missing-file"')) {
      return good(
        `An upload that took ${duration} passed. A limit beyond that would not have been found.`,
      );
    }
    if (outcome.body.includes('"code"')) return refusedByUs(outcome.body);
  }
  return cut(outcome);
}

/** The server's own message: it may be busy, or another program of this office may be uploading too much. */
function refusedByUs(body: string): Finding {
  return warning(
    `The trial of a slow upload was refused by the server: ${body.slice(0, 200)}`,
    'Run the doctor again later.',
  );
}

function cut(outcome: Outcome): Finding {
  const how =
    outcome.kind === 'answered'
      ? `answered with ${outcome.status}`
      : `ended: ${outcome.reason.message}`;
  return problem(
    `A form is cut after ${formatDuration(outcome.afterMs)}: ${how}. Browsers send large documents in pieces, which go on; pages without scripts and other programs cannot send them.`,
    "Remove the proxy's limit on a whole request and on the server's silence: read_timeout (Caddy), " +
      'readTimeout (Traefik), timeout server (HAProxy), RequestReadTimeout (Apache). ' +
      'deploy/proxy has samples that work.',
  );
}

function sendSlowly(
  url: string,
  { durationMs, intervalMs, answerMs, progressMs }: UploadTrial,
  onProgress: (elapsedMs: number) => void,
): Promise<Outcome> {
  const pieces = Math.ceil(durationMs / intervalMs);
  const begun = performance.now();
  let sent = 0;
  return new Promise((resolve) => {
    const request = requestFor(url)(url, {
      method: 'POST',
      agent: false,
      headers: {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': pieces * piece.length + ending.length,
      },
    });
    const sending = setInterval(sendNext, intervalMs);
    const telling = setInterval(() => onProgress(performance.now() - begun), progressMs);
    request.setTimeout(answerMs, () => request.destroy(new NoAnswerInTime()));
    request.on('error', (reason) => end({ kind: 'broken', reason }));
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then(
        (body) => end({ kind: 'answered', status, body }),
        (reason: Error) => end({ kind: 'broken', reason }),
      );
    });

    function sendNext(): void {
      if (sent < pieces) request.write(piece);
      else request.end(ending);
      sent += 1;
      if (sent > pieces) clearInterval(sending);
    }
    function end(what: Ending): void {
      clearInterval(sending);
      clearInterval(telling);
      request.destroy();
      resolve({ ...what, afterMs: performance.now() - begun, isWhole: sent > pieces });
    }
  });
}

function formatDuration(ms: number): string {
  const seconds = `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
  return ms < 120_000 ? seconds : `${seconds} (${Math.round(ms / 6000) / 10} minutes)`;
}
