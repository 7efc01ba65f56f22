import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type ReactNode, useId, useState } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import step from '../order/step-band.module.css';
import { useWhoseWords } from '../order/whose-words.ts';
import { hasOpenBlank } from '../replies/blanks.ts';
import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import type { Upload } from '../uploads/upload.ts';
import styles from './deliver-band.module.css';
import { findArrived } from './files/find-arrived.ts';

interface DeliverBandProps {
  quote: QuoteSubmission;
  /** Uploads of this submission. */
  uploads: readonly Upload[];
  isOffline: boolean;
  /** Note to the client. */
  note: string;
  /** Ids of delivered files that these replace. */
  replaces: readonly string[];
  now: number;
  /** The files, and the note that goes with them. */
  files: ReactNode;
  /** Other actions. */
  children: ReactNode;
  onDelivered: () => void;
}

/** Delivers the finished files, all at once. */
export function DeliverBand(props: DeliverBandProps) {
  const { quote, now, uploads, isOffline, note, replaces, children, onDelivered } = props;
  const { deliver } = useConsole();
  const { delivery } = useTexts();
  const [isDelivering, setIsDelivering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reasonId = useId();
  const files = findArrived(quote);
  const obstacle =
    findObstacle(files.length, uploads, isOffline) ??
    (hasOpenBlank(note) ? texts().order.faults('blank-empty') : null);
  const count = files.length + uploads.length;

  async function press() {
    if (obstacle !== null) return setProblem(obstacle);
    setIsDelivering(true);
    const fileIds = files.map(({ id }) => id);
    const refused = await deliver(quote, { fileIds, note, replaces });
    setIsDelivering(false);
    setProblem(refused);
    if (refused !== null) return;
    onDelivered();
  }

  return (
    <section className={step.step}>
      <div className={step.band}>
        <DeliverWords quote={quote} now={now} />
        <div className={step.side}>{children}</div>
        <div className={step.more}>{props.files}</div>
      </div>
      <div className={step.foot}>
        <p role="status" className={styles.ready} data-none={count === 0}>
          {readyText(files.length, uploads)}
        </p>
        <Button
          isPrimary={obstacle === null}
          className={`${step.go} ${styles.go}`}
          aria-disabled={obstacle !== null || isDelivering || undefined}
          aria-describedby={obstacle === null ? undefined : reasonId}
          disabled={isDelivering}
          onClick={() => void press()}
        >
          {isDelivering ? delivery.band.delivering : delivery.band.deliver(count)}
        </Button>
        <span id={reasonId} hidden>
          {obstacle}
        </span>
        <p role="alert" className={`${parts.fault} ${styles.problem}`}>
          {problem !== null && <HanText>{problem}</HanText>}
        </p>
      </div>
    </section>
  );
}

/** What is to be delivered: the change that was asked for, or the translation by its promised moment. */
function DeliverWords({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const { delivery, order } = useTexts();
  const revised = findRevision(quote);
  const accepted = acceptedOffer(quote);
  const whose = useWhoseWords(quote, 'delivering', now);
  const promised = accepted && order.clock.delivery(formatMoment(accepted.deliverBy, now));
  return (
    <div className={step.text}>
      <h3 className={step.title}>
        {revised === null ? (promised ?? delivery.title) : order.next.revision}
      </h3>
      {revised !== null && (
        <blockquote className={step.said}>
          <HanText>{revised.text}</HanText>
        </blockquote>
      )}
      <p className={step.why}>
        {revised === null
          ? delivery.band.why
          : delivery.revision.why(revised.number, formatMoment(revised.at, now))}
      </p>
      {whose !== null && (
        <p className={step.why}>
          <HanText>{whose}</HanText>
        </p>
      )}
    </div>
  );
}

/** The change of the last delivery that the client has asked for. */
function findRevision({ deliveries = [] }: QuoteSubmission) {
  const last = deliveries.at(-1);
  return last?.revision === undefined ? null : { number: last.number, ...last.revision };
}

/** Why nothing can be delivered now; `null` when it can. */
function findObstacle(
  arrived: number,
  uploads: readonly Upload[],
  isOffline: boolean,
): string | null {
  const { band } = texts().delivery;
  if (isOffline) return band.offline;
  if (uploads.some(({ state }) => state !== 'failed')) return band.tooEarly;
  if (uploads.length > 0) return band.tooBroken;
  return arrived === 0 ? band.tooFew : null;
}

function readyText(arrived: number, uploads: readonly Upload[]): string {
  const { band } = texts().delivery;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  if (uploads.length > failed) return band.onTheirWay(uploads.length - failed);
  if (failed > 0) return band.failed(failed);
  return arrived === 0 ? band.none : band.ready(arrived);
}
