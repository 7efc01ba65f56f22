import * as z from 'zod/mini';
import type { ConsoleDatabase } from '../database.ts';
import { factsOfFinished, replaceFinished, unsealFinished } from './stored-files.ts';
import {
  type FinishedBytes,
  parseSealed,
  type Sealed,
  type Unsent,
  unsentSchema,
} from './unsent.ts';

const stores = ['outbox', 'drafts', 'finishedFiles'] as const;

/** Everything of it that is stored in the clear. */
export async function readUnsent(database: ConsoleDatabase): Promise<Unsent> {
  const transaction = database.transaction(stores);
  const [outbox, drafts, finished] = await Promise.all([
    transaction.objectStore('outbox').getAll(),
    transaction.objectStore('drafts').getAll(),
    transaction.objectStore('finishedFiles').getAll(),
  ]);
  return z.parse(unsentSchema, { outbox, drafts, files: factsOfFinished(finished) });
}

/**
 * Puts what is sealed in the place of what is in the clear, in one transaction.
 * @param sealed `null`: it is dropped.
 * @param files sealed, by the same key.
 * @returns false if something has changed since `before` was read; nothing is done then.
 */
export async function replaceUnsent(
  database: ConsoleDatabase,
  before: Unsent,
  { sealed, files }: { readonly sealed: Sealed | null; readonly files: readonly FinishedBytes[] },
): Promise<boolean> {
  const transaction = database.transaction([...stores, 'meta'] as const, 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const drafts = transaction.objectStore('drafts');
  const finished = transaction.objectStore('finishedFiles');
  const stored = {
    outbox: await outbox.getAll(),
    drafts: await drafts.getAll(),
    files: factsOfFinished(await finished.getAll()),
  };
  const now = z.parse(unsentSchema, stored);
  const isSame = JSON.stringify(now) === JSON.stringify(before);
  if (isSame) {
    void outbox.clear();
    void drafts.clear();
    await replaceFinished(finished, sealed?.id, files);
    if (sealed !== null) {
      const meta = transaction.objectStore('meta');
      void meta.put([...parseSealed(await meta.get('sealed')), sealed], 'sealed');
    }
  }
  await transaction.done;
  return isSame;
}

export async function readSealed(database: ConsoleDatabase): Promise<readonly Sealed[]> {
  return parseSealed(await database.get('meta', 'sealed'));
}

/** Puts back what was sealed, behind what has come since, and forgets the seal. @param unsent `null`: it is lost. */
export async function unseal(
  database: ConsoleDatabase,
  id: string,
  { unsent, files }: { readonly unsent: Unsent | null; readonly files: readonly FinishedBytes[] },
): Promise<void> {
  const transaction = database.transaction([...stores, 'meta'] as const, 'readwrite');
  const meta = transaction.objectStore('meta');
  const sealed = parseSealed(await meta.get('sealed'));
  const others = sealed.filter((it) => it.id !== id);
  // Another tab may have put it back already.
  const isSealed = others.length < sealed.length;
  if (isSealed && unsent !== null) {
    const outbox = transaction.objectStore('outbox');
    const last = Math.max(0, ...(await outbox.getAllKeys()));
    for (const [index, entry] of unsent.outbox.entries()) {
      void outbox.put({ ...entry, seq: last + index + 1 });
    }
    const drafts = transaction.objectStore('drafts');
    for (const draft of unsent.drafts) {
      if ((await drafts.getKey(draft.quoteId)) === undefined) void drafts.put(draft);
    }
  }
  if (isSealed) {
    const facts = unsent?.files ?? [];
    await unsealFinished(transaction.objectStore('finishedFiles'), id, { facts, files });
  }
  void meta.put(others, 'sealed');
  await transaction.done;
}
