import * as z from 'zod/mini';

/** The schema of a variable that `parse` converts or refuses. */
export function readBy<Value>(parse: (text: string, context: z.core.ParsePayload) => Value) {
  return z.pipe(z.string(), z.transform(parse));
}

/** Refuses the value of a variable. @param message what it must be; follows the name. */
export function refuse(context: z.core.ParsePayload, message: string): never {
  context.issues.push({ code: 'custom', message, input: context.value });
  return z.NEVER;
}
