import type { Readable } from 'node:stream';
import type { Busboy } from 'busboy';
import { beginLength, beginsWith, measureRun } from './delimiter.ts';
import type { TurnBudget } from './turn-budget.ts';

/** The document of a form, while its bytes arrive. */
export interface ArrivingDocument {
  /** Whether everything that the parser has found of it was taken. */
  isCaughtUp(): boolean;
  /** Takes bytes that are known to belong to it. */
  take(bytes: Buffer): void;
}

interface FeedOptions {
  /** What ends a part; `null` leaves finding it to the parser. */
  readonly delimiter: Buffer | null;
  /** The document, once the parser has come to it. */
  readonly document: () => ArrivingDocument | null;
  /** What ends when the document's bytes so far are written; `null` when they are. */
  readonly written: () => Promise<void> | null;
  readonly turn: TurnBudget;
}

/**
 * Gives a body to its parser, no piece before the last one is done with: of each upload one piece waits
 * in memory, not one for every stream on the way. What stands between two delimiters of the document
 * holds nothing to be parsed and passes the parser by: looking for them takes it longer than writing.
 * @returns what ends it; the rest of the body is then left unread.
 */
export function feedParser(
  body: Readable,
  parser: Busboy,
  { delimiter, document, written, turn }: FeedOptions,
): () => void {
  let rest: Buffer = Buffer.alloc(0);
  let open: ArrivingDocument | null = null;
  let mayPassBy = delimiter !== null;
  let isParserBusy = false;
  let isWaiting = false;
  let hasEnded = false;
  let isOver = false;

  function give(run: Buffer): Promise<void> | null {
    if (open && delimiter && beginsWith(run, delimiter)) leaveToParser();
    if (open?.isCaughtUp()) open.take(run);
    else parse(run);
    if (isParserBusy) return null;
    return written() ?? turn.spend(run.length);
  }

  function parse(run: Buffer): void {
    parser.write(run, () => {
      if (isParserBusy && parser.writableLength === 0) goOn();
    });
    isParserBusy = parser.writableLength > 0;
    if (!mayPassBy || !delimiter) return;
    // What looks like the beginning of a delimiter the parser keeps, and says later what it was.
    if (beginLength(run, delimiter) > 0) leaveToParser();
    // Nothing in the run ends what begins in it, so a document that has begun is still open.
    else open ??= document();
  }

  function leaveToParser(): void {
    open = null;
    mayPassBy = false;
  }

  function pass(): void {
    while (rest.length > 0 && !isWaiting && !isOver) {
      const length = delimiter ? measureRun(rest, delimiter) : rest.length;
      if (length === 0 && !hasEnded) return;
      const run = rest.subarray(0, length || rest.length);
      rest = rest.subarray(run.length);
      const pause = give(run);
      isWaiting = isParserBusy || pause !== null;
      if (isWaiting) body.pause();
      pause?.then(goOn, goOn);
    }
    if (hasEnded && !isWaiting && !isOver) parser.end();
  }

  function goOn(): void {
    isParserBusy = false;
    isWaiting = false;
    if (isOver) return;
    body.resume();
    pass();
  }

  function onData(piece: Buffer): void {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    pass();
  }
  function onEnd(): void {
    hasEnded = true;
    pass();
  }

  body.on('data', onData);
  body.once('end', onEnd);
  return () => {
    isOver = true;
    body.off('data', onData);
    body.off('end', onEnd);
    body.pause();
  };
}
