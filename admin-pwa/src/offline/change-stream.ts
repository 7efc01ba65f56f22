import { changedEvent, endedEvent } from '@yiqiao/contract/http/change-stream';
import { endpoints } from '@yiqiao/contract/http/endpoints';

export interface ChangeStreamEvents {
  /** Something was added or changed; also sent right after the start. */
  onChanged(): void;
  /** The server has ended the stream with the session. */
  onEnded(): void;
  /** The stream is closed, or could not be opened. */
  onLost(): void;
}

/** Opens a stream. @returns a function that closes it; after `onEnded` or `onLost` it is closed already. */
export type OpenChangeStream = (events: ChangeStreamEvents) => () => void;

/**
 * The stream through EventSource. It does not reconnect on its own: that would be at one fixed pace,
 * forever, in every tab.
 */
export const openChangeStream: OpenChangeStream = (events) => {
  const source = new EventSource(endpoints.followChanges.path);
  source.addEventListener(changedEvent, events.onChanged);
  source.addEventListener(endedEvent, () => {
    source.close();
    events.onEnded();
  });
  source.addEventListener('error', () => {
    source.close();
    events.onLost();
  });
  return () => source.close();
};
