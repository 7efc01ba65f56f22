import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { type ReactNode, useId, useState } from 'react';
import step from '../order/step-band.module.css';
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
  /** Other actions, beside the button. */
  children: ReactNode;
  onDelivered: () => void;
}

/** Delivers the finished files, all at once; on a phone it sticks to the foot of the screen. */
export function DeliverBand(props: DeliverBandProps) {
  const { quote, uploads, isOffline, note, children, onDelivered } = props;
  const { deliver } = useConsole();
  const { delivery } = useTexts();
  const [isDelivering, setIsDelivering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reasonId = useId();
  const files = findArrived(quote);
  const obstacle = findObstacle(files.length, uploads, isOffline);
  const count = files.length + uploads.length;

  async function press() {
    if (obstacle !== null) return setProblem(obstacle);
    setIsDelivering(true);
    const refused = await deliver(quote, { fileIds: files.map(({ id }) => id), note });
    setIsDelivering(false);
    setProblem(refused);
    if (refused !== null) return;
    onDelivered();
  }

  return (
    <section className={step.band} data-primary={true}>
      <div className={step.text}>
        <h3 className="visually-hidden">{texts().order.next.title}</h3>
        <p role="status" className={step.title}>
          {bandTitle(files.length, uploads)}
        </p>
        <p className={step.why}>{count === 0 ? delivery.band.noneWhy : delivery.band.why}</p>
      </div>
      <div className={step.actions}>
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
        {children}
      </div>
      <span id={reasonId} hidden>
        {obstacle}
      </span>
      <p role="alert" className={`${parts.fault} ${styles.problem}`}>
        {problem !== null && <HanText>{problem}</HanText>}
      </p>
    </section>
  );
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

function bandTitle(arrived: number, uploads: readonly Upload[]): string {
  const { band } = texts().delivery;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  if (uploads.length > failed) return band.onTheirWay(uploads.length - failed);
  if (failed > 0) return band.failed(failed);
  return arrived === 0 ? band.none : band.ready(arrived);
}
