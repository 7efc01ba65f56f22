import { PlaceTaken } from './backup-obstacle.ts';
import type { Catalog, FoundCatalog } from './catalog.ts';
import { generationsPrefix } from './catalog.ts';
import { describeAge } from './describe-age.ts';
import type { Place } from './place.ts';
import type { Writer } from './writer-file.ts';

/** A machine that has missed so many rounds, or this long, is taken for gone. */
const missedRounds = 3;
const leastSilenceMs = 300_000;

/**
 * Whether this machine may write to the place. Stores without conditional writes cannot keep two machines apart, so
 * each looks before it writes: what it finds must be its own, or that of a machine which it was restored from and which
 * is silent.
 * @returns the term under which it writes.
 * @throws PlaceTaken
 */
export async function claimPlace(
  place: Place,
  found: FoundCatalog | null,
  writer: Writer | null,
): Promise<number> {
  if (found === null) {
    await refuseLost(place);
    return writer?.term ?? 1;
  }
  const { catalog, ageMs } = found;
  const whose = `that of the machine "${catalog.host}", written ${describeAge(ageMs)} ago`;
  if (writer === null) {
    throw new PlaceTaken(
      `BACKUP_TO: the backup in ${place.to} is not this machine's, but ${whose}`,
    );
  }
  if (writer.tokens.includes(catalog.token)) return writer.term;
  if (catalog.term >= writer.term) {
    throw new PlaceTaken(
      `BACKUP_TO: another machine has taken over the backup in ${place.to}: it is ${whose}`,
    );
  }
  if (ageMs < silenceMs(catalog)) {
    throw new PlaceTaken(
      `BACKUP_TO: the machine that this one was restored from still writes to ${place.to}: the backup is ${whose}`,
    );
  }
  return writer.term;
}

function silenceMs({ everyMs }: Catalog): number {
  return Math.max(leastSilenceMs, missedRounds * everyMs);
}

/** A store that forgets the catalog for a moment must not make us begin anew over what is there. */
async function refuseLost(place: Place): Promise<void> {
  if ((await place.list(generationsPrefix)).size === 0) return;
  throw new PlaceTaken(`BACKUP_TO: in ${place.to} lies a backup whose catalog is missing`);
}
