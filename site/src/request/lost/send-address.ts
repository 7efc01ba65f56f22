import { HttpError } from '@yiqiao/contract/http/http-error';
import { createVisitorClient } from '@yiqiao/contract/http/visitor-client';
import type { LostLinkTexts } from '../../content/en/lost-link.ts';

/** Why an attempt came to nothing. */
export type SendFailure = keyof LostLinkTexts['ask']['failures'];

/** Asks for the links of an address. @returns `null` when the server has taken it. Never rejects. */
export async function sendAddress(email: string): Promise<SendFailure | null> {
  try {
    await createVisitorClient(fetch.bind(window)).askForLinks(email);
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) return 'lost';
    const code = error.problem?.code;
    return code === 'too-many-requests' || code === 'no-mail' ? code : 'other';
  }
}
