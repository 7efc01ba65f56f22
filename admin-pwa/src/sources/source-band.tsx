import { findOpenSources } from '@yiqiao/contract/life/source-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Source, SourceAnswer } from '@yiqiao/contract/record/source';
import { useState } from 'react';
import { isAside, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import styles from '../order/step-band.module.css';
import { AsideButton } from '../outbox-view/aside-button.tsx';
import { QueuedChange } from '../outbox-view/queued-change.tsx';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { sourceFacts } from './source-words.ts';

interface SourceBandProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  isOffline: boolean;
  now: number;
  onCompose: () => void;
}

/** The first added file that waits for the office, and what can be said to it; nothing if none does. */
export function SourceBand(props: SourceBandProps) {
  const [source] = findOpenSources(props.quote);
  if (source === undefined) return null;
  return source.role === 'reference' ? (
    <ReferenceBand {...props} source={source} />
  ) : (
    <DocumentBand key={source.id} {...props} source={source} />
  );
}

type OpenBandProps = SourceBandProps & { source: Source };

/** Each answer writes to the client. */
function DocumentBand({ quote, queued, source, isOffline, now, onCompose }: OpenBandProps) {
  const { sources: words } = useTexts().order;
  const [answer, setAnswer] = useState<SourceAnswer | null>(null);
  const isAgreed = quote.acceptance !== undefined;
  const waiting = queued.find(
    (entry) =>
      isAside(entry) && entry.command === 'answerSource' && entry.request.sourceId === source.id,
  );
  return (
    <section className={styles.step} data-look="stacked">
      <div className={styles.band}>
        <div className={styles.text}>
          <h3 className={styles.title}>{isAgreed ? words.came : words.cameBefore}</h3>
          <p className={styles.why}>{isAgreed ? words.stays : words.staysOpen}</p>
        </div>
        <div className={styles.more}>
          <About quote={quote} source={source} now={now} />
          {waiting !== undefined && (
            <QueuedChange entry={waiting} now={now} isOffline={isOffline} />
          )}
          {answer !== null && (
            <AnswerForm
              key={answer}
              quote={quote}
              source={source}
              answer={answer}
              onClose={() => setAnswer(null)}
            />
          )}
        </div>
        <div className={styles.side}>
          {answer === null && waiting === undefined && (
            <>
              <Button isPrimary onClick={onCompose}>
                {words.quoteIt}
              </Button>
              <TextButton onClick={() => setAnswer('included')}>{words.takeIn}</TextButton>
              <TextButton onClick={() => setAnswer('left-out')}>{words.leaveOut}</TextButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function ReferenceBand({ quote, source, isOffline, now }: OpenBandProps) {
  const { sources: words } = useTexts().order;
  return (
    <section className={styles.step} data-look="stacked">
      <div className={styles.band}>
        <div className={styles.text}>
          <h3 className={styles.title}>{words.referenceCame}</h3>
        </div>
        <div className={styles.side}>
          <AsideButton
            quote={quote}
            aside={{ command: 'settle', request: { what: 'file', about: source.id } }}
            isOffline={isOffline}
          />
        </div>
        <div className={styles.more}>
          <About quote={quote} source={source} now={now} />
        </div>
      </div>
    </section>
  );
}

/** Which file it is, and what the client wrote with it. */
function About({ quote, source, now }: Pick<OpenBandProps, 'quote' | 'source' | 'now'>) {
  const { fileName } = source;
  const said = quote.messages?.find(({ sourceId }) => sourceId === source.id);
  return (
    <>
      <p>
        <b>
          <HanText>{fileName}</HanText>
        </b>
        <br />
        <span className={styles.why}>{sourceFacts(quote, source, now)}</span>
      </p>
      {said && (
        <blockquote className={styles.said}>
          <HanText>{said.text}</HanText>
        </blockquote>
      )}
    </>
  );
}
