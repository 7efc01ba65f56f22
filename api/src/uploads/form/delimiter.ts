const carriageReturn = 0x0d;

/** A boundary that says nothing that quoting or escaping could change. */
const plainBoundary =
  /;\s*boundary=(?:([\w!#$%&'*+.^`|~-]{1,70})|"([\w!#$%&'*+.^`|~()/,:=?-]{1,70})")\s*(?:;|$)/i;

/**
 * What stands before and after every part of a form: a line end, two dashes, the boundary
 * (RFC 2046, 5.1.1). `null` where the header leaves any doubt about it.
 */
export function readDelimiter(contentType: string): Buffer | null {
  if (contentType.match(/;\s*boundary\s*=/gi)?.length !== 1) return null;
  const [, token, quoted] = plainBoundary.exec(contentType) ?? [];
  const boundary = token ?? quoted;
  return boundary === undefined ? null : Buffer.from(`\r\n--${boundary}`, 'latin1');
}

export function beginsWith(bytes: Buffer, delimiter: Buffer): boolean {
  return (
    bytes.length >= delimiter.length &&
    bytes.compare(delimiter, 0, delimiter.length, 0, delimiter.length) === 0
  );
}

/**
 * How many bytes can be handed on together: up to the next delimiter, apart from the one that they begin
 * with, or to where the last of them may be the beginning of one. 0 when more have to come first.
 */
export function measureRun(bytes: Buffer, delimiter: Buffer): number {
  const from = beginsWith(bytes, delimiter) ? delimiter.length : 0;
  const next = bytes.indexOf(delimiter, from);
  if (next !== -1) return next;
  // Twice: two line ends stand between the head of a part and its content.
  const once = bytes.subarray(0, bytes.length - beginLength(bytes, delimiter));
  return once.length - beginLength(once, delimiter);
}

/** How many of the last bytes may be the beginning of a delimiter. */
export function beginLength(bytes: Buffer, delimiter: Buffer): number {
  const tail = bytes.subarray(Math.max(0, bytes.length - delimiter.length + 1));
  // A delimiter has one carriage return, its first byte.
  const from = tail.lastIndexOf(carriageReturn);
  if (from === -1) return 0;
  const length = tail.length - from;
  return tail.subarray(from).equals(delimiter.subarray(0, length)) ? length : 0;
}
