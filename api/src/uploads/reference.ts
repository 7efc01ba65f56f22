import { randomInt } from 'node:crypto';
import type { RecordStore } from '@yiqiao/ports/record-store';

/** Letters and digits that cannot be confused on the telephone (Crockford's set). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short unique name for a submission: "YQ-7F3K-Q2ZD". */
export async function makeReference(
  records: Pick<RecordStore, 'findByReference'>,
): Promise<string> {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(32)]).join('');
  let reference: string;
  do reference = `YQ-${group()}-${group()}`;
  while ((await records.findByReference(reference)) !== undefined);
  return reference;
}
