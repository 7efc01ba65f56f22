import type { ArgumentRole } from './commands.ts';
import type { PendingArguments, Target } from './frame-stack.ts';

/** Whether white space is nothing here, as more of the command follows. */
export function expectsArgument(pending: PendingArguments | null): boolean {
  if (pending === null) return false;
  const { signature, taken } = pending;
  if (signature.roles === 'any') return false;
  return taken < signature.roles.length || (taken === 0 && signature.option === 'inline');
}

/** Options stand directly behind a command, between its arguments, and behind a last one that is no text. */
export function allowsOption({ signature, taken }: PendingArguments, target: Target): boolean {
  const { roles, option } = signature;
  // In formulas a bracket is a sign.
  const isSilent = target === null;
  if (roles === 'any') return taken === 0 && !isSilent;
  if (roles.length === 0 && isSilent) return false;
  const isBehindLast = roles.at(-1) === 'dropped' && option === 'dropped';
  return taken < roles.length || taken === 0 || isBehindLast;
}

/** Where an argument's text goes. A note in a comment is the comment's; what is not printed stays so. */
export function findTarget(role: ArgumentRole, outer: Target): Target {
  if (role === 'dropped' || role === 'unit') return null;
  if (role === 'definition') return 'definition';
  if (role === 'inline' || role === 'block' || outer !== 'main') return outer;
  return role;
}
