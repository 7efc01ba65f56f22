import type { Writable } from 'node:stream';
import { changedEvent, endedEvent, pingMs } from '@yiqiao/contract/http/change-stream';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed } from '@yiqiao/ports/change-feed';
import type { PeopleStore } from '@yiqiao/ports/people-store';
import { type EventStream, openEventStream } from './event-stream.ts';

/** A follower of the changes, and whether it is still allowed to. */
export interface Follower {
  readonly sessionId: string;
  /** Asked while the stream is open; must not count as a use of the session. */
  isSessionOpen(): Promise<boolean>;
  /** Of somebody who does not see everything; without it, any change is news. */
  readonly sees?: {
    /** Whether a change of this submission may be news; asked of every change, so it must be quick. */
    mayConcern(quote: StoredQuote): boolean;
    /** Whether something that they see has changed since they were last asked. */
    hasNews(): Promise<boolean>;
  };
}

export interface ChangeStreams {
  /** Notifies a follower of every change until the response is closed. @returns false when there are too many. */
  open(follower: Follower, answer: Writable): boolean;
  /** Ends the streams of a session that has been ended. */
  endSession(sessionId: string): void;
  /** Ends those whose sessions have been ended, now instead of at the next ping. */
  checkAll(): void;
}

interface ChangeStreamsOptions {
  readonly feed: Pick<ChangeFeed, 'onChange' | 'onRemove'>;
  /** Looked at while streams are open: whoever is removed loses theirs. */
  readonly people: Pick<PeopleStore, 'read'>;
  /** Aborted when the server stops: all streams end, and the browsers reconnect to another process. */
  readonly stopping: AbortSignal;
}

/** A browser needs one stream, or one for each tab if its tabs cannot share. */
export const maxPerSession = 4;
export const maxStreams = 200;

/** Changes in quick succession, such as an upload and its count, are reported once. */
const gatherMs = 150;

/** With the time in which a process hears of another's change of people, less than a second. */
export const lookAtPeopleMs = 300;

interface OpenStream {
  readonly follower: Follower;
  readonly stream: EventStream;
}

/**
 * The open streams of all consoles. Sessions are checked with every ping, so that one ended by another process, by
 * time or by a new password loses its streams within seconds; and at once when people have changed, so that whoever
 * is removed, by whichever process, is out within a second.
 */
export function createChangeStreams(options: ChangeStreamsOptions): ChangeStreams {
  const { feed, people, stopping } = options;
  /** Oldest first. */
  const open = new Set<OpenStream>();
  tellOfChanges(open, feed);

  function end(one: OpenStream, event: typeof endedEvent | null): void {
    open.delete(one);
    one.stream.end(event);
  }

  function ofSession(sessionId: string): OpenStream[] {
    return [...open].filter(({ follower }) => follower.sessionId === sessionId);
  }

  /** Ends the stream of a session that is over. @returns whether it is still open. */
  async function check(one: OpenStream): Promise<boolean> {
    // A store that cannot answer has not said that the session is over.
    const isOpen = await one.follower.isSessionOpen().catch(() => true);
    if (!isOpen && open.has(one)) end(one, endedEvent);
    return open.has(one);
  }

  function checkAll(): void {
    for (const one of open) void check(one);
  }

  let revision: number | undefined;
  async function lookAtPeople(): Promise<void> {
    if (open.size === 0) return;
    const stored = await people.read().catch(() => undefined);
    if (stored === undefined) return;
    const before = revision;
    revision = stored?.revision ?? 0;
    if (before !== revision) checkAll();
  }

  const pings = setInterval(() => {
    for (const one of open) void check(one).then((isOpen) => isOpen && one.stream.ping());
  }, pingMs).unref();
  const looks = setInterval(() => void lookAtPeople(), lookAtPeopleMs).unref();

  stopping.addEventListener('abort', () => {
    clearInterval(pings);
    clearInterval(looks);
    for (const one of open) end(one, null);
  });

  return {
    open(follower, answer) {
      // The oldest is closed: its connection may be dead without notice.
      const others = ofSession(follower.sessionId);
      if (others.length >= maxPerSession && others[0]) end(others[0], null);
      if (open.size >= maxStreams || stopping.aborted) return false;
      const one = { follower, stream: openEventStream(answer) };
      open.add(one);
      answer.once('close', () => open.delete(one));
      // Something may have changed just before the stream opened.
      one.stream.tell(changedEvent);
      return true;
    },
    endSession(sessionId) {
      for (const one of ofSession(sessionId)) end(one, endedEvent);
    },
    checkAll,
  };
}

/** Has every change told, soon, to those whom it may concern. */
function tellOfChanges(
  open: ReadonlySet<OpenStream>,
  feed: Pick<ChangeFeed, 'onChange' | 'onRemove'>,
): void {
  const due = new Set<OpenStream>();
  const tellSoon = gather(() => {
    for (const one of due) if (open.has(one)) void tell(one);
    due.clear();
  });
  function note(mayConcern: (follower: Follower) => boolean): void {
    for (const one of open) if (mayConcern(one.follower)) due.add(one);
    if (due.size > 0) tellSoon();
  }
  feed.onChange((quote) => note(({ sees }) => sees?.mayConcern(quote) ?? true));
  feed.onRemove(() => note(() => true));
}

/** Tells a follower that something has changed, if it is news to them. */
async function tell({ follower, stream }: OpenStream): Promise<void> {
  // A store that cannot answer has not said that there is nothing: the follower asks for themselves.
  const isNews = (await follower.sees?.hasNews().catch(() => true)) ?? true;
  if (isNews) stream.tell(changedEvent);
}

/** @returns a function that calls `tell` soon, once for all calls in the meantime. */
function gather(tell: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      tell();
    }, gatherMs);
  };
}
