import { erasedFiles } from '@yiqiao/contract/commands/server/erasure';
import { type OrderFile, storedFiles } from '@yiqiao/contract/files/order-files';
import { explainMark } from '@yiqiao/ports/moving/move-mark';
import type { Holdings, MovingSide } from '@yiqiao/ports/moving/moving-side';
import { OperationError } from '../operation-error.ts';
import { formatBytes, formatCount, type Print } from '../print.ts';
import { compareHoldings } from './compare-holdings.ts';
import { type LostDocument, moveDocuments, verifyDocuments } from './move-documents.ts';

interface MoveOptions {
  readonly from: MovingSide;
  readonly to: MovingSide;
  /** Reads and verifies, but writes nothing. */
  readonly isDryRun: boolean;
  readonly print: Print;
}

const progressMs = 5000;
const maxNamed = 10;

/**
 * Moves an office from one engine to the other; see `MovingSide` for the order. An interrupted move starts over;
 * documents that have already arrived are verified there and not sent again.
 * @throws OperationError when the office is still where it was.
 */
export async function moveOffice(options: MoveOptions): Promise<void> {
  const { from, to, isDryRun, print } = options;
  const store = await readOffice(from);
  if (await hasMoved(from, to)) {
    print(`The office is in ${to.place} already. Nothing was done.`);
    return;
  }
  await refuseOccupied(store, to);
  const holdings = await from.read();
  const { quotes, erasures } = holdings;
  const files = [...quotes.flatMap(storedFiles), ...erasures.flatMap(erasedFiles)];
  requireRoom(holdings, files, to, print);
  if (isDryRun) return rehearse(files, options);
  await to.beginArrival(store);
  const lost = await moveDocuments(files, {
    from: from.documents,
    to: to.documents,
    onDone: createProgress(files, print),
  });
  refuseLost(lost, holdings);
  const arrived = await to.write(holdings);
  refuseDifferent(compareHoldings(holdings, await to.readWritten()));
  await from.leave(arrived);
  for (const folder of await to.open()) print(`What was there before is now in ${folder}.`);
  print(describe(holdings, files));
  print(`The office is in ${to.place} now, and nothing starts on ${from.place} any longer.`);
}

/** @returns the name of its store. */
async function readOffice(from: MovingSide): Promise<string> {
  const store = await from.readStore();
  if (store === null) throw new OperationError(`There is nothing to move in ${from.place}.`);
  return store;
}

/** @throws OperationError when the office is not on the source side. */
async function hasMoved(from: MovingSide, to: MovingSide): Promise<boolean> {
  const [mark, other] = [await from.readMark(), await to.readMark()];
  if (mark === null) return false;
  if (mark.kind === 'left') {
    if (other === null && (await to.readStore()) === mark.to) return true;
    // The move was interrupted between its last two steps.
    if (other?.kind === 'arriving' && other.from === (await from.readStore())) return false;
  }
  throw new OperationError(explainMark(mark, from.engine, from.place));
}

/** @throws OperationError when the target holds anything but an earlier state of this office. */
async function refuseOccupied(store: string, to: MovingSide): Promise<void> {
  const mark = await to.readMark();
  if (mark?.kind === 'arriving' && mark.from === store) return;
  if (mark?.kind === 'left' && mark.to === store) return;
  const { quotes } = await to.read();
  if (mark === null && quotes.length === 0) return;
  throw new OperationError(
    `${to.place} holds another office (${formatCount(quotes.length, 'submission')}). Nothing was changed. ` +
      'A move needs an empty place, or the one that this office came from.',
  );
}

async function rehearse(files: readonly OrderFile[], { from, print }: MoveOptions): Promise<void> {
  const lost = await verifyDocuments(files, from.documents);
  for (const { key, what } of lost) print(`PROBLEM  The document ${key} is ${what}.`);
  print(
    lost.length === 0
      ? 'Everything can be moved. Nothing was written.'
      : 'This has to be mended before the office can be moved. Nothing was written.',
  );
}

/** @throws OperationError when there is too little space, as far as that can be determined. */
function requireRoom(
  holdings: Holdings,
  files: readonly OrderFile[],
  to: MovingSide,
  print: Print,
): void {
  const needed = bytesOf(files) + Buffer.byteLength(JSON.stringify(holdings.quotes));
  const free = to.documents.freeBytes();
  const what = `${describe(holdings, files)} It needs ${formatBytes(needed)} in ${to.place}`;
  if (free === Number.POSITIVE_INFINITY) {
    print(`${what}; how much room there is, no such store tells.`);
    return;
  }
  print(`${what}; ${formatBytes(free)} are free.`);
  if (needed > free) throw new OperationError(`${what}, and there is too little room.`);
}

function describe({ quotes }: Holdings, files: readonly OrderFile[]): string {
  return `${formatCount(quotes.length, 'submission')} and ${formatCount(files.length, 'document')} (${formatBytes(bytesOf(files))}).`;
}

function bytesOf(files: readonly OrderFile[]): number {
  return files.reduce((sum, { fileSize }) => sum + fileSize, 0);
}

function createProgress(files: readonly OrderFile[], print: Print): (file: OrderFile) => void {
  const all = bytesOf(files);
  let toldAt = performance.now();
  let [done, bytes] = [0, 0];
  return ({ fileSize }) => {
    done += 1;
    bytes += fileSize;
    if (performance.now() - toldAt < progressMs && done < files.length) return;
    toldAt = performance.now();
    print(
      `Moved and verified: ${done} of ${formatCount(files.length, 'document')}, ${formatBytes(bytes)} of ${formatBytes(all)}.`,
    );
  };
}

function refuseLost(lost: readonly LostDocument[], { quotes }: Holdings): void {
  if (lost.length === 0) return;
  const references = new Map(
    quotes.flatMap((quote) =>
      storedFiles(quote).map(({ filePath }) => [filePath, quote.reference] as const),
    ),
  );
  const named = lost
    .slice(0, maxNamed)
    .map(({ key, what }) => `${references.get(key) ?? key} (${what})`)
    .join(', ');
  throw new OperationError(
    `Not there as received: ${formatCount(lost.length, 'document')}, of ${named}. The office is still where it was. ` +
      'Restore them from a backup, or delete them in the console, and run the move again.',
  );
}

function refuseDifferent(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new OperationError(
    `What has arrived is not what was sent: ${faults.join(', ')}. The office is still where it was.`,
  );
}
