import { formatMegabytes } from '@yiqiao/contract/record/upload-limits';
import { describeCount } from '../counts/describe-count.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { describeSpeed } from '../progress/progress-sentences.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import type { TransferProgress } from '../sending/transfer-meter.ts';
import type { Going } from './describe-sending.ts';
import { describeTimeLeft } from './describe-time-left.ts';
import { Fact, Facts } from './facts.tsx';
import { NextTry } from './next-try.tsx';
import { usePiecesTexts } from './pieces-texts.ts';

interface GoingFactsProps {
  readonly document: SourceDocument;
  readonly progress: TransferProgress;
  readonly going: Going;
}

export function GoingFacts({ document, progress, going }: GoingFactsProps) {
  const texts = usePiecesTexts();
  const quote = useQuoteTexts();
  const { facts } = texts;
  const { pieces } = progress;
  const isSpareOnPhone = pieces?.sleptMs !== undefined;
  const count = describeCount(document, quote);
  return (
    <Facts>
      <WithUs progress={progress} going={going} />
      {going === 'up' && (
        <>
          <Fact name={quote.progress.timeLeft}>
            {progress.secondsLeft === null
              ? quote.progress.unknown
              : describeTimeLeft(progress.secondsLeft, texts)}
          </Fact>
          <Fact name={quote.progress.speed} isForWide={isSpareOnPhone}>
            {describeSpeed(progress, quote.progress)}
          </Fact>
        </>
      )}
      {going === 'lost' && <Fact name={facts.lost}>{facts.nothing}</Fact>}
      {pieces?.line.kind === 'lost' && (
        <Fact name={facts.nextTry} isForWide>
          <NextTry line={pieces.line} onTry={pieces.controls?.goOn} />
        </Fact>
      )}
      {(going === 'up' || going === 'whole') && count !== null && (
        <Fact name={quote.progress.document} isForWide={isSpareOnPhone}>
          {count}
        </Fact>
      )}
      {(going === 'lost' || going === 'paused') && <KeptUntil progress={progress} going={going} />}
    </Facts>
  );
}

/** "41.28 of 96.00 MB" */
function WithUs({ progress, going }: Pick<GoingFactsProps, 'progress' | 'going'>) {
  const { facts } = usePiecesTexts();
  const { sentOf } = useQuoteTexts().progress;
  const all = formatMegabytes(progress.totalBytes);
  return (
    <Fact name={facts.withUs}>
      {going === 'whole'
        ? facts.whole(`${all} MB`)
        : sentOf(formatMegabytes(progress.sentBytes), all)}
    </Fact>
  );
}

function KeptUntil({ progress: { pieces }, going }: Pick<GoingFactsProps, 'progress' | 'going'>) {
  const { facts } = usePiecesTexts();
  const { formats } = useQuoteTexts();
  if (!pieces?.survivesReload || pieces.keptUntil === null) return null;
  return (
    <Fact name={facts.keptUntil} isForWide={going === 'lost'}>
      {formats.moment(new Date(pieces.keptUntil))}
    </Fact>
  );
}
