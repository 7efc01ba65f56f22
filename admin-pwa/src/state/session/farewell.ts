import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { isJobEntry, isStatusEntry, type OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import type { KeptRemoval } from '../../offline/storage/records/removal.ts';
import { isSealOf } from '../../offline/storage/seal/unsent.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import { asideWords } from '../outbox/aside-words.ts';

/** Who has removed the person of this device, and when. */
export type Removal = Pick<KeptRemoval, 'by' | 'at'>;

/** Whether a session has ended because its person was removed; `null` without an answer, too. */
export async function askRemoval({
  edges,
}: Pick<ConsoleContext, 'edges'>): Promise<Removal | null> {
  try {
    return (await edges.ask(endpoints.adminCheck, {})).removed ?? null;
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
    return null;
  }
}

/**
 * Wipes what this device keeps of somebody who was removed, and says what did not go through.
 * @param owner `null` where the device has been wiped already.
 */
export async function bidFarewell(
  { edges, store }: Pick<ConsoleContext, 'edges' | 'store'>,
  owner: string | null,
  { by, at }: Removal,
): Promise<void> {
  const { storage } = edges;
  const lost = (await storage.readOutbox()).map((entry) => ({
    what: nameOf(entry),
    reference: entry.reference,
    at: entry.queuedAt,
  }));
  const sealed = (await storage.readSealed())
    .filter((seal) => isSealOf(seal, owner))
    .reduce((sum, { waiting, undecided }) => sum + waiting + undecided, 0);
  const removal = await storage.wipeRemoved(owner, { by, at, lost, sealed });
  store.setState({ removal, outbox: [], username: '', person: null, people: null, hasLeft: true });
}

/** What was not sent, without a client's name or words. */
function nameOf(entry: OutboxEntry): string {
  const { order, people, seat, status } = texts();
  if (isJobEntry(entry)) return seat.changes[entry.command].name;
  if (isStatusEntry(entry)) return status.name(entry.to);
  if (entry.kind === 'aside') return asideWords(entry).name;
  return entry.kind === 'offer' ? people.removed.quote : order.newRequest.title;
}
