/** Opens the replies on an empty line; a Chinese keyboard types the last two. */
const triggers = ['/', '／', '、'];

export interface TypedQuery {
  /** Where its line begins. */
  readonly start: number;
  readonly end: number;
  /** What is looked for. */
  readonly text: string;
}

/** The line around a caret, if it begins with what opens the replies. */
export function readQuery(value: string, caret: number): TypedQuery | null {
  const start = value.lastIndexOf('\n', caret - 1) + 1;
  const next = value.indexOf('\n', caret);
  const end = next === -1 ? value.length : next;
  const line = value.slice(start, end);
  const [first = '', ...others] = line;
  return triggers.includes(first) ? { start, end, text: others.join('') } : null;
}

/** Whether a line has just been begun with it, and with nothing else. */
export function isOpening(before: string, value: string, caret: number): boolean {
  const query = readQuery(value, caret);
  return query !== null && query.text === '' && value.length === before.length + 1;
}
