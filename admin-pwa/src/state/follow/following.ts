import type { ConsoleContext } from '../edges.ts';
import { createChangeFollower } from './change-follower.ts';
import { createServerSeeker } from './server-seeker.ts';

/** @returns looks whether there is a connection now: then changes are followed, or a server is looked for. */
export function createFollowing(
  context: ConsoleContext,
  needs: Parameters<typeof createChangeFollower>[1],
): () => void {
  const looks = [createChangeFollower(context, needs), createServerSeeker(context, needs)];
  return () => {
    for (const look of looks) look();
  };
}
