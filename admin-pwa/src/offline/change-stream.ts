import { changedEvent, endedEvent } from '@yiqiao/contract/http/change-stream';

export interface ChangeStreamEvents {
  /** Something was added or changed; also sent right after the start. */
  onChanged(): void;
  /** The server has ended the stream with the session. */
  onEnded(): void;
  /** The stream is closed, or could not be opened. */
  onLost(): void;
}

/** Opens a stream of the API. @returns a function that closes it; after `onEnded` or `onLost` it is closed already. */
export type OpenChangeStream = (path: string, events: ChangeStreamEvents) => () => void;

/**
 * The stream through EventSource. It does not reconnect on its own: that would be at one fixed pace,
 * forever, in every tab.
 */
export const openChangeStream: OpenChangeStream = (path, events) => {
  const source = new EventSource(path);
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
