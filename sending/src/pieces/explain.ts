import type { Answer } from '../line/request.ts';
import type { LossReason } from '../send-progress.ts';

/** Why a request did not do what it should. */
export type Stumble =
  /** Worth another try, after the pause that the server asked for, if it did. */
  | { readonly kind: 'lost'; readonly reason: LossReason; readonly waitMs: number | null }
  /** The server does not have this upload any more. */
  | { readonly kind: 'gone' }
  /** The server has another part of the document than was thought. */
  | { readonly kind: 'elsewhere' }
  /** Something between knows no such request: a proxy that lets only GET and POST through. */
  | { readonly kind: 'no-pieces' }
  | { readonly kind: 'refused'; readonly answer: Answer };

/** @param answer of the server, or of what stands between: a captive portal, a proxy whose server is away. */
export function explain(answer: Answer | null): Stumble {
  if (answer?.status === 405 || answer?.status === 501) return { kind: 'no-pieces' };
  if (answer === null || answer.status < 400 || isPage(answer)) return lost('line', null);
  switch (answer.status) {
    case 404:
    case 410:
      return { kind: 'gone' };
    case 409:
      return { kind: 'elsewhere' };
    case 423:
    case 429:
    case 503:
      return lost('busy', waitAskedFor(answer));
    case 507:
      return lost('no-room', null);
    default:
      return isPassing(answer.status) ? lost('line', null) : { kind: 'refused', answer };
  }
}

/** 408: the server has waited for too long; 460: what arrived is not what was sent (tus, checksum). */
function isPassing(status: number): boolean {
  return status === 408 || status === 460 || status >= 500;
}

function lost(reason: LossReason, waitMs: number | null): Stumble {
  return { kind: 'lost', reason, waitMs };
}

function isPage(answer: Answer): boolean {
  return answer.header('Content-Type')?.startsWith('text/html') ?? false;
}

const longestWaitMs = 600_000;

function waitAskedFor(answer: Answer): number | null {
  const seconds = Number(answer.header('Retry-After'));
  return seconds > 0 ? Math.min(seconds * 1000, longestWaitMs) : null;
}
