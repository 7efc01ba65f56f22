import type { StoredPerson } from '../../record/stored-people.ts';

/** A challenge of the server that somebody has answered. */
export interface Answered {
  readonly challenge: string;
  /** In ms since the epoch, until when it could be answered. */
  readonly endsAt: number;
}

/**
 * Notes that a challenge was answered. It stands in the record with what the answer changes, so that nobody answers
 * it twice, whichever process is asked.
 * @returns `null` if it was answered before.
 */
export function spendChallenge(
  person: StoredPerson,
  { challenge, endsAt }: Answered,
  at: number,
): StoredPerson | null {
  const { usedChallenges = [] } = person;
  if (usedChallenges.some((used) => used.challenge === challenge)) return null;
  const lasting = usedChallenges.filter((used) => Date.parse(used.endsAt) > at);
  const spent = { challenge, endsAt: new Date(endsAt).toISOString() };
  return { ...person, usedChallenges: [...lasting, spent] };
}
