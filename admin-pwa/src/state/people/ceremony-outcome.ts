import { HttpError } from '@yiqiao/contract/http/http-error';
import type { CeremonyFault } from '../../offline/passkey-browser.ts';
import { texts } from '../../texts/texts.ts';
import { peopleRefusal } from './people-refusal.ts';

/** `left`: the person did not go on, and knows it. */
export type CeremonyOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'left' }
  | { readonly kind: 'failed'; readonly message: string };

type Ended = Exclude<CeremonyOutcome<never>, { kind: 'done' }>;

export function endedBy(fault: CeremonyFault): Ended {
  if (fault === 'left') return { kind: 'left' };
  return { kind: 'failed', message: texts().passkeys.faults[fault] };
}

/** Says what the server has refused, or that it did not answer. */
export async function explained<T>(
  act: () => Promise<CeremonyOutcome<T>>,
): Promise<CeremonyOutcome<T>> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'failed', message: texts().people.unanswered };
    if (!(error instanceof HttpError)) throw error;
    return { kind: 'failed', message: peopleRefusal(error) };
  }
}
