import type { Writable } from 'node:stream';
import type { endedEvent } from '@yiqiao/contract/http/change-stream';

/** A stream of server-sent events that only ever says that something has happened, and no more than it can. */
export interface EventStream {
  /** Says so now, or once for all times when a reader that was too slow takes more again. */
  tell(event: string): void;
  /** A sign of life. A reader that has taken nothing since the last one is let go. */
  ping(): void;
  /** The last word; `null` for none, after which the reader comes again. */
  end(event: typeof endedEvent | null): void;
}

/**
 * Writes events to an answer whose headers are set. Whatever happens and however slow the reader is, no more
 * than the answer's own buffer waits for it.
 */
export function openEventStream(answer: Writable): EventStream {
  let owed: string | null = null;

  answer.on('drain', () => {
    const event = owed;
    owed = null;
    if (event !== null) answer.write(eventText(event));
  });

  return {
    tell(event) {
      if (answer.writableNeedDrain) owed = event;
      else answer.write(eventText(event));
    },
    ping() {
      if (answer.writableNeedDrain) answer.destroy();
      else answer.write(': ping\n\n');
    },
    end(event) {
      answer.end(event === null ? '' : eventText(event));
    },
  };
}

/** A browser tells of no event without a line of data. Source: WHATWG HTML, server-sent events, 9.2.6. */
function eventText(event: string): string {
  return `event: ${event}\ndata:\n\n`;
}
