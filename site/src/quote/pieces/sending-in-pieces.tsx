import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { DocumentBar } from '../file/document-bar.tsx';
import { PiecesRing } from '../pieces-ring/pieces-ring.tsx';
import { stillRing } from '../pieces-ring/ring-look.ts';
import { percentSent } from '../progress/progress-sentences.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { sentFraction, type TransferProgress } from '../sending/transfer-meter.ts';
import { announceSending, describeButton, goingOf } from './describe-sending.ts';
import { GoingFacts } from './going-facts.tsx';
import { GoingWords } from './going-words.tsx';
import bar from './pieces-bar.module.css';
import { usePiecesTexts } from './pieces-texts.ts';
import stage from './stage.module.css';
import { useSay } from './use-say.ts';

interface SendingInPiecesProps {
  readonly document: SourceDocument;
  readonly progress: TransferProgress;
}

/** A document on its way in pieces: what has arrived, how the line is, and what the visitor can do. */
export function SendingInPieces({ document, progress }: SendingInPiecesProps) {
  const texts = usePiecesTexts();
  const quote = useQuoteTexts();
  const { totalBytes, pieces } = progress;
  const going = goingOf(progress);
  const panel = useFocusKept(going);
  useSay({
    announced: announceSending(progress, texts),
    submit: describeButton(pieces, texts, quote.sending),
  });
  const look = {
    ...stillRing(sentFraction(progress)),
    ...(going === 'up' && pieces && { underWay: pieces.underWayBytes / totalBytes }),
    isLost: going === 'lost',
  };
  return (
    <div ref={panel} className={stage.panel} tabIndex={-1}>
      <DocumentBar
        file={document.file}
        className={bar.bar}
        action={{
          label: quote.document.cancel,
          fullLabel: quote.document.cancelLabel,
          act: quoteDesk.cancelSending,
        }}
      >
        {pieces?.controls && going !== 'whole' && (
          <PauseButton isPaused={going === 'paused'} controls={pieces.controls} />
        )}
      </DocumentBar>
      <div
        className={stage.stage}
        role="progressbar"
        aria-label={quote.progress.ring}
        aria-valuenow={percentSent(progress)}
      >
        <PiecesRing look={look} size="large" />
      </div>
      <GoingFacts document={document} progress={progress} going={going} />
      <GoingWords progress={progress} going={going} />
    </div>
  );
}

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly controls: { pause(): void; goOn(): void };
}

function PauseButton({ isPaused, controls }: PauseButtonProps) {
  const { buttons } = usePiecesTexts();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={isPaused ? buttons.goOnLabel : buttons.pauseLabel}
      onClick={isPaused ? controls.goOn : controls.pause}
    >
      {isPaused ? buttons.goOn : buttons.pause}
    </Button>
  );
}

/** A button that goes while it has the focus, as Try now does, leaves it to the panel. */
function useFocusKept(state: string) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) {
      panel.current?.focus({ preventScroll: true });
    }
    before.current = state;
  }, [state]);
  return panel;
}
