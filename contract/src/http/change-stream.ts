/**
 * The stream of server-sent events that tells the console to ask for what has changed. An event says nothing
 * but that there is something: names and texts go the one way that is checked against a schema.
 */

/** A submission was added or changed since the last event; right after the start, that the stream is open. */
export const changedEvent = 'changed';

/** The session is over: the last event of a stream. */
export const endedEvent = 'ended';

/** Between two signs of life of a stream. Proxies end an answer that is silent for a minute. */
export const pingMs = 20_000;
