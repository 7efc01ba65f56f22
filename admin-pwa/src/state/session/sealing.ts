import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { ownerOf } from '../../offline/storage/records/device-session.ts';
import { canSeal, openSealed, sealUnsent } from '../../offline/storage/seal/seal-unsent.ts';
import { isSealOf, type Unsent } from '../../offline/storage/seal/unsent.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';

type SealingContext = Pick<ConsoleContext, 'edges' | 'store'>;

/** Another tab may write while this one seals. */
const mostRounds = 5;

/**
 * A session has ended: what was not sent leaves the storage and is kept sealed until the same person logs in. The key
 * comes from the server, which names it again only in a session; without an answer it is tried again at the next start.
 */
export async function sealWhatWaits({ edges, store }: SealingContext): Promise<void> {
  const { storage } = edges;
  const owner = ownerOf((await storage.readSession()) ?? {});
  for (let round = 0; round < mostRounds; round += 1) {
    const unsent = await storage.readUnsent();
    const { outbox, drafts, files } = unsent;
    if (outbox.length + drafts.length + files.length === 0) break;
    if (!canSeal()) store.setState({ loginNotice: 'dropped' });
    const locked = canSeal() ? await lock(edges, unsent, owner) : nothingLocked;
    if (await storage.replaceUnsent(unsent, locked.sealed, locked.files)) break;
  }
  store.setState({ outbox: await storage.readOutbox() });
  await showSealed({ edges, store });
}

const nothingLocked = { sealed: null, files: [] };

async function lock({ ask, storage }: ConsoleContext['edges'], unsent: Unsent, owner: string) {
  const seal = await ask(endpoints.makeSeal, {}, { query: { personId: owner } });
  return sealUnsent(seal, { unsent, files: await storage.readFinished(null) }, owner);
}

/** Shows how much is sealed here, and nothing of what it is. */
export async function showSealed({ edges, store }: SealingContext): Promise<void> {
  const all = await edges.storage.readSealed();
  const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);
  const waiting = sum(all.map((sealed) => sealed.waiting));
  const undecided = sum(all.map((sealed) => sealed.undecided));
  store.setState({ sealed: all.length === 0 ? null : { waiting, undecided } });
}

/** Somebody has a session: what was sealed for them waits in the outbox and in the drafts again. */
export async function openWhatWaits(
  { edges, store, toaster }: ConsoleContext,
  who: { readonly id: string; readonly username: string },
): Promise<void> {
  const { storage } = edges;
  for (const sealed of await storage.readSealed()) {
    if (!isSealOf(sealed, who.id)) continue;
    const { keys } = await edges.ask(endpoints.readSeal, { id: sealed.id });
    const opened = await openSealed(keys, sealed, await storage.readFinished(sealed.id));
    const unsent = opened && ownedBy(opened.unsent, who.username);
    await storage.unseal(sealed.id, unsent, opened?.files ?? []);
    if (opened !== null) continue;
    const { error, sealLost } = texts().answers;
    toaster.show({ title: error, description: sealLost, variant: 'destructive' });
  }
  store.setState({ outbox: await storage.readOutbox() });
  await showSealed({ edges, store });
}

/** In the name that the person has typed this time: it may be spelled otherwise, or be another one. */
function ownedBy(unsent: Unsent, username: string): Unsent {
  const { outbox, drafts } = unsent;
  if (username === '') return unsent;
  return {
    ...unsent,
    outbox: outbox.map((entry) => ({ ...entry, username })),
    drafts: drafts.map((draft) => ({ ...draft, username })),
  };
}

/** The server gives no key now: what waits stays as it is until it does. */
export async function unlessUnanswered(task: Promise<void>): Promise<void> {
  await task.catch((error: unknown) => {
    if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
  });
}
