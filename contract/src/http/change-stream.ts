/**
 * The server-sent events that make the console ask for changes. An event carries no data: records travel only in
 * responses that are checked against a schema.
 */

/**
 * A submission was added or changed since the last event. The first one, right after the start, only says that the
 * stream is open.
 */
export const changedEvent = 'changed';

/** The session is over: the last event of a stream. */
export const endedEvent = 'ended';

/** Interval of keep-alive comments: proxies close a response that is silent for a minute. */
export const pingMs = 20_000;
