import * as z from 'zod/mini';

/** Refuses the value of a variable. @param message says what it must be; it stands behind the name. */
export function refuse(context: z.core.ParsePayload, message: string): never {
  context.issues.push({ code: 'custom', message, input: context.value });
  return z.NEVER;
}
