import type { IDBPObjectStore, StoreNames } from 'idb';
import * as z from 'zod/mini';
import type { ConsoleSchema } from '../console-schema.ts';
import type { ConsoleDatabase } from '../database.ts';
import type { FinishedBytes, Sealed, Unsent } from './unsent.ts';

/** A file to be handed in. Sealed, everything but its bytes is in the seal. */
const storedSchema = z.looseObject({
  id: z.string(),
  file: z.instanceof(Blob),
  sealId: z.optional(z.string()),
});

type Stored = z.infer<typeof storedSchema>;

/** The store within a transaction that may write. */
type Store = IDBPObjectStore<
  ConsoleSchema,
  ArrayLike<StoreNames<ConsoleSchema>>,
  'finishedFiles',
  'readwrite'
>;

/** @param sealId `null`: those in the clear. */
export async function readFinished(
  database: ConsoleDatabase,
  sealId: string | null,
): Promise<readonly FinishedBytes[]> {
  const stored = parse(await database.getAll('finishedFiles'));
  return stored.filter((one) => (one.sealId ?? null) === sealId);
}

/** What is said of the files in the clear, without their bytes. */
export function factsOfFinished(values: readonly unknown[]): Unsent['files'] {
  return parse(values).flatMap(({ file: _bytes, ...facts }) =>
    facts.sealId === undefined ? [facts] : [],
  );
}

/** Puts sealed bytes in the place of those in the clear. */
export async function replaceFinished(
  store: Store,
  sealId: string | undefined,
  files: readonly FinishedBytes[],
): Promise<void> {
  for (const { id, sealId: before } of parse(await store.getAll())) {
    if (before === undefined) void store.delete(id);
  }
  for (const { id, file } of files) void store.put({ id, sealId, file });
}

/** Puts files back in the clear; those of the seal that cannot be opened go. */
export async function unsealFinished(
  store: Store,
  seal: string,
  { facts, files }: { readonly facts: Unsent['files']; readonly files: readonly FinishedBytes[] },
): Promise<void> {
  for (const { id, sealId } of parse(await store.getAll())) {
    if (sealId === seal) void store.delete(id);
  }
  for (const { id, file } of files) {
    const known = facts.find((one) => one.id === id);
    if (known !== undefined) void store.put({ ...known, file });
  }
}

/** Deletes all but what is under the given seals. */
export async function deleteFinishedExcept(
  store: Store,
  seals: readonly Pick<Sealed, 'id'>[],
): Promise<void> {
  for (const key of await store.getAllKeys()) {
    const [stored] = parse([await store.get(key)]);
    if (!seals.some(({ id }) => id === stored?.sealId)) void store.delete(key);
  }
}

function parse(values: readonly unknown[]): Stored[] {
  return values.flatMap((value) => {
    const parsed = z.safeParse(storedSchema, value);
    return parsed.success ? [parsed.data] : [];
  });
}
