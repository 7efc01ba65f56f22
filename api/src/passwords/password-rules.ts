import { randomInt } from 'node:crypto';
import { company } from '@yiqiao/contract/company';

const minLength = 12;

/** Guesses that a password must withstand, as a power of ten: years at the rate of our log-in. */
const minGuessesLog10 = 9;

/**
 * Why a password is too weak to protect the clients' documents; `null` if it is not. Judged by zxcvbn, which knows
 * 49,000 common passwords and what people make of them: other spellings, dates, keyboard rows.
 */
export async function findPasswordProblem(
  password: string,
  username: string,
): Promise<string | null> {
  if (password === '') return 'is empty';
  if ([...password].length < minLength) return `is shorter than ${minLength} characters`;
  const { guessesLog10, sequence } = (await loadEstimator()).check(password, namesOf(username));
  const isNamed = sequence.some(
    (match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs',
  );
  if (isNamed) return 'contains the user name or the name of the company';
  return guessesLog10 < minGuessesLog10 ? 'is easy to guess' : null;
}

/** Loaded only when a password is checked: its lists take 25 MB of memory. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...dictionary, trade }, graphs: adjacencyGraphs });
}

/** Obvious words in this trade: a password may contain one, but it counts for little. */
const trade = [
  ...['translation', 'translations', 'translator', 'translators', 'translate', 'interpreter'],
  ...['localization', 'localisation', 'language', 'languages', 'english', 'chinese', 'mandarin'],
  ...['fanyi', 'zhongwen', 'yingwen', '翻译', '翻譯', '中文', '英文', '本地化', '在地化'],
];

/** What an attacker knows about this installation. Shorter Latin words occur in any password. */
function namesOf(username: string): string[] {
  const { name, brand, brandChinese, brandTraditional = '', email } = company;
  const domain = email.slice(email.indexOf('@') + 1, email.lastIndexOf('.'));
  const texts = [username, name, brand, brandChinese, brandTraditional, domain];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return words.filter((word) => word.length >= 4 || /\p{Script=Han}/u.test(word));
}

/** No letters that look like digits: the password is read from a screen and typed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of 99 bits in groups that can be read aloud. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
