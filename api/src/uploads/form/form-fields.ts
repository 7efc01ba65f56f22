import { documentField } from '@yiqiao/contract/record/upload-form';
import type { FieldFaultKind } from '@yiqiao/contract/wording/wording';
import type { Busboy } from 'busboy';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { missingFile } from './file-part.ts';

/**
 * Collects the text fields as they arrive, in any order. Unknown fields are ignored; a repeated field is refused as
 * ambiguous.
 */
export function collectFields(
  parser: Busboy,
  names: readonly string[],
  fail: (reason: unknown) => void,
): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
    if (name === documentField) return fail(missingFile());
    if (name === undefined || !names.includes(name)) return;
    if (fields.has(name)) return fail(badField(name, `The field "${name}" was sent twice.`));
    if (valueTruncated) return fail(badField(name, `The field "${name}" is too long.`, 'too-long'));
    fields.set(name, value);
  });
  return fields;
}

export function badField(
  field: string,
  message: string,
  fault: FieldFaultKind = 'invalid',
): HttpProblem {
  return new HttpProblem(400, 'bad-field', message, { field, fault });
}
