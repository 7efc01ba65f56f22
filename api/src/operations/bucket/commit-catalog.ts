import { randomUUID } from 'node:crypto';
import { type Catalog, readCatalog, writeCatalog } from './catalog.ts';
import { claimPlace } from './claim-place.ts';
import type { RoundOptions } from './round-options.ts';
import { readWriter, writeWriter } from './writer-file.ts';

type Told = Pick<Catalog, 'wholeAt' | 'sequence' | 'generations'>;

const nothingYet: Told = { wholeAt: null, sequence: 0, generations: [] };

/**
 * Looks who wrote last, and writes what has changed. The token is on this machine's disk before it is in the bucket, so
 * that a process that dies in between still knows its own.
 * @throws PlaceTaken with nothing written.
 */
export async function commitCatalog(
  { place, dataFolder, host, everyMs }: RoundOptions,
  change: (told: Told) => Told,
): Promise<Catalog> {
  const found = await readCatalog(place);
  const writer = await readWriter(dataFolder, place.to);
  const term = await claimPlace(place, found, writer);
  const token = randomUUID();
  const known = { place: place.to, term, tokens: found === null ? [] : [found.catalog.token] };
  const told = change(found?.catalog ?? nothingYet);
  const { wholeAt, sequence, generations } = told;
  const catalog: Catalog = {
    format: 'yiqiao-bucket-backup',
    version: 1,
    term,
    token,
    host,
    everyMs,
    wholeAt,
    sequence,
    generations: [...generations],
  };
  await writeWriter(dataFolder, { ...known, tokens: [...known.tokens, token] });
  await writeCatalog(place, catalog);
  await writeWriter(dataFolder, { ...known, tokens: [token] });
  return catalog;
}
