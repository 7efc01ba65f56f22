import * as z from 'zod/mini';

/** @param what the message for any other value; it follows the name. */
export function expected(what: string) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      input === undefined ? 'is missing' : `must be ${what}`,
  };
}

export function textSchema(minLength: number, maxLength: number, refused = /[\p{Cc}\p{Cs}]/u) {
  const params = expected(`a text of ${minLength} to ${maxLength} characters`);
  return z.string(params).check(
    z.trim(),
    z.minLength(minLength, params),
    z.maxLength(maxLength, params),
    z.refine((value) => !refused.test(value), 'must not contain control characters'),
  );
}
