import type { Seals } from '../../session/seals.ts';
import type { Handlers } from '../handler.ts';

/** Sealing needs no session, since it happens when one has ended; opening does. */
export function seals(seals: Seals): Pick<Handlers, 'makeSeal' | 'readSeal'> {
  return {
    makeSeal: async () => seals.make(),
    readSeal: async ({ parameters }) => ({ keys: seals.keysOf(parameters.id) }),
  };
}
