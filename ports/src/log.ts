export type LogLevel = 'info' | 'warn' | 'error';

/**
 * Details of an event, without personal data: no names, file names, cookies or passwords. The client's address is
 * included only where log-ins or refusals make it a matter of security, and comes first, so that it can be found.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>> &
  OwnFields;

/** Fields of every line, which others must not overwrite. */
interface OwnFields {
  readonly time?: never;
  readonly level?: never;
  readonly event?: never;
}

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

interface LogOptions {
  readonly write: (line: string) => void;
  readonly clock: () => number;
  /** Writes a readable line for a terminal instead of JSON. */
  readonly isForPeople: boolean;
}

/** Writes one line for each event. JSON escapes control characters, so nothing can forge a line. */
export function createLog({ write, clock, isForPeople }: LogOptions): Log {
  return (level, event, fields = {}) => {
    const time = new Date(clock()).toISOString();
    const line = isForPeople
      ? `${time.slice(11, 19)} ${level === 'info' ? '' : `${level.toUpperCase()} `}${event}${describe(fields)}`
      : JSON.stringify({ time, level, event, ...fields });
    write(`${line}\n`);
  };
}

function describe(fields: LogFields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('');
}

/** An error's message, for a field of a log line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A fault as log fields: its type, message and stack, and the cause's where there is one. */
export function describeFault(fault: unknown): LogFields {
  if (!(fault instanceof Error)) return { fault: String(fault) };
  return {
    fault: `${fault.name}: ${fault.message}`,
    stack: fault.stack,
    cause: fault.cause === undefined ? undefined : String(fault.cause),
  };
}
