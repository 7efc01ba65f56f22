import type { Author } from '../../record/author.ts';
import type { Decidable } from '../../record/decision.ts';

/** The lists of a record whose entries say who made them. */
const signedLists = [
  'history',
  'offers',
  'messages',
  'notes',
  'sources',
  'deliverables',
  'deliveries',
  'invoices',
  'recordedPayments',
] as const;

/** Lists whose entries are the client's or nobody's, and may be settled by somebody. */
const settledLists = ['refusals', 'mails'] as const;

/** Lists of a job whose entries say so. */
const signedListsOfJob = ['steps', 'messages', 'finished'] as const;

/** What says so within a record, or within an entry of one of its lists. */
const signedParts = [
  'origin',
  'decline',
  'link',
  'settled',
  'answer',
  'reversal',
  'takenOver',
] as const;

/** Moments with a field of their own beside them that says so. */
const signedMoments = [
  { at: 'removedAt', by: 'removedBy' },
  { at: 'fileDeletionRequestedAt', by: 'fileDeletionRequestedBy' },
] as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Puts into everything that a change has added who made it. It follows from comparing the record before and after, so
 * no decision has to know about people, and no request can name anybody. What was there before stays as it is,
 * signed or not.
 * @param before undefined of a new submission.
 */
export function signChanges<Quote extends Decidable>(
  before: Quote | undefined,
  after: Quote,
  { id, name }: Author,
): Quote {
  const by = { id, name };
  const old: Fields = before ?? {};
  const next: Fields = after;
  return {
    ...after,
    ...signParts(old, next, by),
    ...signLists(signedLists, old, next, { by, sign: (entry) => ({ ...entry, by }) }),
    ...signLists(settledLists, old, next, { by, sign: (entry) => entry }),
    ...signJobs(old, next, by),
  };
}

interface Signing {
  readonly by: Author;
  readonly sign: (entry: Fields) => Fields;
}

/** The lists of these names, as far as they have changed. */
function signLists(
  names: readonly string[],
  before: Fields,
  after: Fields,
  signing: Signing,
): Fields {
  const lists = names.flatMap((name) => {
    const entries = entriesOf(after[name]);
    if (entries.length === 0 || after[name] === before[name]) return [];
    return [[name, signEntries(entriesOf(before[name]), entries, signing)] as const];
  });
  return Object.fromEntries(lists);
}

/** A job does not say who made it: its steps do. */
function signJobs(before: Fields, after: Fields, by: Author): Fields {
  if (after.jobs === before.jobs) return {};
  const known = new Map(entriesOf(before.jobs).flatMap(pairsOf));
  const sign = (entry: Fields) => ({ ...entry, by });
  const jobs = entriesOf(after.jobs).map((job) => {
    const same = known.get(job.id) ?? {};
    return { ...job, ...signLists(signedListsOfJob, same, job, { by, sign }) };
  });
  return jobs.length === 0 ? {} : { jobs };
}

function signEntries(
  before: readonly Fields[],
  after: readonly Fields[],
  { by, sign }: Signing,
): readonly Fields[] {
  const known = new Set(before);
  const named = new Map(before.flatMap((entry) => pairsOf(entry)));
  return after.map((entry) => {
    if (known.has(entry)) return entry;
    const [[name] = []] = pairsOf(entry);
    const same = name === undefined ? undefined : named.get(name);
    return same === undefined ? sign(entry) : { ...entry, ...signParts(same, entry, by) };
  });
}

function signParts(before: Fields, after: Fields, by: Author): Fields {
  const parts = signedParts.flatMap((name) => {
    const part = after[name];
    const isNew = isFields(part) && part !== before[name];
    return isNew ? [[name, { ...part, by }] as const] : [];
  });
  const moments = signedMoments.flatMap(({ at, by: field }) => {
    const isNew = after[at] !== undefined && before[at] === undefined;
    return isNew ? [[field, by] as const] : [];
  });
  return Object.fromEntries([...parts, ...moments, ...signBilling(before, after, by)]);
}

/** Its own `by` says which side has changed it. */
function signBilling({ billing: before }: Fields, { billing }: Fields, by: Author) {
  const isNew = isFields(billing) && billing !== before;
  return isNew ? [['billing', { ...billing, person: by }] as const] : [];
}

/** An entry under its name in its list; lines of the history have none, and never change. */
function pairsOf(entry: Fields): (readonly [name: unknown, entry: Fields])[] {
  const { id, number, version } = entry;
  const name = id ?? number ?? version;
  return name === undefined ? [] : [[name, entry]];
}

function entriesOf(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
