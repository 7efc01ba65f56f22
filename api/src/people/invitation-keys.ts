import { createHash, randomBytes } from 'node:crypto';
import { invitationKeyBits } from '@yiqiao/contract/commands/people/invitation';

/** A new key, which is told once and never stored. */
export function makeInvitationKey(): string {
  return randomBytes(invitationKeyBits / 8).toString('base64url');
}

/** What is stored of a key, and what it is found by. */
export function digestOfKey(key: string): string {
  return createHash('sha256').update(`invitation\n${key}`).digest('hex');
}
