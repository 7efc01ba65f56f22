const maxLength = 40;
const maxWords = 5;
/** Of a part between two middle dots, and of the whole name: longer ones are sentences more often. */
const maxHanPart = 5;
const maxHan = 10;

/** "Lin", "O’Connor", "Anne-Marie"; "J.R.R." and "Dr." end in a dot, and no dot stands within a word. */
const word = /^(?:\p{L}[\p{L}\p{M}'’ʼ‐-]*|(?:\p{L}\.){1,4}|\p{L}{2,4}\.)$/u;
const hanWord = /^[\p{Script=Han}·・‧]+$/u;
const middleDots = /[·・‧]/u;

/**
 * The name with which a person is greeted; `null` when it is none. Anybody can have the office write to any
 * address, so what is typed as a name must carry no message of its own: it consists of a few words of
 * letters, and is no longer than names are.
 */
export function toGreetingName(name: string): string | null {
  if (name.length > maxLength) return null;
  const words = name.trim().split(/\s+/);
  if (words.length > maxWords || !words.every(isNameWord)) return null;
  const han = name.match(/\p{Script=Han}/gu) ?? [];
  return han.length > maxHan ? null : words.join(' ');
}

function isNameWord(text: string): boolean {
  if (!/\p{Script=Han}/u.test(text)) return word.test(text);
  const parts = text.split(middleDots);
  return hanWord.test(text) && parts.every((part) => part !== '' && [...part].length <= maxHanPart);
}
