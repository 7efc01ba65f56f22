import { randomInt } from 'node:crypto';

const minLength = 8;

/** Passwords that every guesser tries first, reduced to their letters and digits. */
const wellKnown = new Set(
  `password password1 password12 password123 passw0rd admin admin1 admin12 admin123 admin1234 administrator
  changeme changeme1 changeme123 letmein letmein1 welcome welcome1 welcome123 secret secret123 default
  test1234 testtest qwerty qwerty123 qwertyuiop iloveyou 12345678 123456789 1234567890 123123123 11111111
  00000000 87654321 abcd1234 abc12345 abcdefgh yiqiao yiqiao123 yiqiaoadmin office123 root1234 rootroot
  administrator1 superuser trustno1 sunshine football baseball princess dragon123 monkey123 whatever`.split(
    /\s+/,
  ),
);

/** Why a password may not guard the clients' documents; `null` when it may. */
export function findPasswordProblem(password: string): string | null {
  if (password === '') return 'is empty';
  if ([...password].length < minLength) return `is shorter than ${minLength} characters`;
  const bare = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (wellKnown.has(bare) || new Set(bare).size < 3) return 'is one that everybody tries first';
  return null;
}

/** No letters that look like digits: the password is read from a screen and typed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of 99 bits in groups that can be read aloud. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
