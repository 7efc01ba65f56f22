import type { Writable } from 'node:stream';
import type { endedEvent } from '@yiqiao/contract/http/change-stream';

/** A stream of server-sent events that says that something has happened, no more often than the reader takes. */
export interface EventStream {
  /** Sends an event now, or a single one for all missed as soon as a slow reader takes more. */
  tell(event: string): void;
  /** Sends a keep-alive. A reader that has taken nothing since the last one is disconnected. */
  ping(): void;
  /** The final event; with `null` there is none, and the reader will reconnect. */
  end(event: typeof endedEvent | null): void;
}

/**
 * Writes events to a response whose headers are set. However slow the reader, nothing is buffered beyond the
 * response's own buffer.
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

/** Browsers dispatch no event without a line of data. Source: WHATWG HTML, server-sent events, 9.2.6. */
function eventText(event: string): string {
  return `event: ${event}\ndata:\n\n`;
}
