import * as z from 'zod/mini';
import { type Finding, problem } from '../finding.ts';
import type { Answer } from './ask.ts';

/** An address that belongs to nobody (RFC 5737), as a visitor might forge it. */
export const forgedClient = '192.0.2.66';

/** Whether a visitor can choose the address used for limits, judged by a request with a forged one. */
export function checkClient({
  body,
  isLocal,
}: Pick<Answer, 'body' | 'isLocal'>): readonly Finding[] {
  // Seen from the machine itself, every hop is a loopback address, and TRUST_PROXY=loopback skips them all.
  if (isLocal) return [];
  const { success, data } = z.object({ client: z.string() }).safeParse(JSON.parse(body));
  if (!success || data.client !== forgedClient) return [];
  return [
    problem(
      'A visitor can choose the address that the server knows him by, and so get round every limit.',
      'TRUST_PROXY counts more proxies than there are: set it to loopback, or to their number (1 behind one).',
    ),
  ];
}
