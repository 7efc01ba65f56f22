import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { createVisitor, type Visitor } from '../../visitor.ts';
import type { Observed } from './office-load.ts';

export interface Inspection {
  /** What is wrong; nothing if all is well. */
  readonly losses: readonly string[];
  readonly submissions: number;
  /** Whose bytes were compared. */
  readonly documents: number;
}

export interface Inspector {
  /** Looks at every submission, and at the documents that came since the last time, or at all; people may be at work. */
  inspect(documents: 'new' | 'all'): Promise<Inspection>;
}

/** A process that was struck may need as long as this until it answers again. */
const patienceMs = 60_000;

/** @param readKeys of all documents that the bucket has. */
export function createInspector(
  url: string,
  observed: Observed,
  readKeys: () => Promise<ReadonlySet<string>>,
): Inspector {
  const compared = new Set<string>();
  return {
    async inspect(which) {
      const acknowledged = new Map(observed.statuses);
      const hashes = new Map(observed.hashes);
      const person = createVisitor(url);
      const quotes = await patiently(() => readList(person));
      const keys = await patiently(readKeys);
      const asked = quotes.filter(
        ({ id }) => hashes.has(id) && (which === 'all' || !compared.has(id)),
      );
      const changed: string[] = [];
      for (const quote of asked) {
        const problem = await compareDocument(person, quote, hashes.get(quote.id));
        if (problem === null) compared.add(quote.id);
        else changed.push(problem);
      }
      const losses = [
        ...observed.faults,
        ...findDoubles(quotes),
        ...findLost(quotes, acknowledged, observed.statuses),
        ...quotes
          .filter(({ filePath = '' }) => !keys.has(filePath))
          .map(({ id }) => `${id} has no document`),
        ...changed,
      ];
      return { losses, submissions: acknowledged.size, documents: asked.length };
    },
  };
}

async function readList(person: Visitor): Promise<readonly QuoteSubmission[]> {
  await person.logIn();
  const answer = await person.client.listQuotes();
  if (answer.kind !== 'whole') throw new Error('This is not the whole list.');
  return answer.quotes;
}

function findDoubles(quotes: readonly QuoteSubmission[]): readonly string[] {
  const ids = new Set(quotes.map(({ id }) => id));
  const names = new Set(quotes.map(({ fileName }) => fileName));
  return [
    ...(ids.size < quotes.length ? ['a submission is listed twice'] : []),
    ...(names.size < quotes.length ? ['a submission was stored twice'] : []),
  ];
}

/** A change may have been made between the two looks at what was acknowledged. */
function findLost(
  quotes: readonly QuoteSubmission[],
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = new Map<string, string>(quotes.map(({ id, status }) => [id, status]));
  return [...before].flatMap(([id, statuses]) => {
    const expected = [...statuses, ...(after.get(id) ?? [])];
    const status = found.get(id) ?? 'nothing';
    return expected.includes(status) ? [] : [`${id} is ${status}, not ${expected.join(' or ')}`];
  });
}

async function compareDocument(
  person: Visitor,
  { id, filePath }: QuoteSubmission,
  expected: string | undefined,
): Promise<string | null> {
  try {
    const bytes = await patiently(async () => {
      const response = await person.fetch(`/api/admin/files/${filePath}`);
      if (response.status !== 200) throw new Error(`it is answered with ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    });
    const hash = createHash('sha256').update(bytes).digest('hex');
    return hash === expected ? null : `${id} has another document`;
  } catch (error) {
    return `${id}: its document cannot be read: ${error}`;
  }
}

async function patiently<Result>(read: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(500);
    }
  }
}
