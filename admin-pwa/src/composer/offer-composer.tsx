import { latestOffer } from '@yiqiao/contract/order/order-life';
import type { OfferRefusal } from '@yiqiao/contract/order-decisions/decide-offer';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Clock } from '../clocks/clock.tsx';
import { quoteClock } from '../clocks/quote-clock.ts';
import { localZone } from '../clocks/zone-time.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './offer-composer.module.css';
import { OfferFields } from './offer-fields.tsx';
import { type OfferFaults, type OfferField, readOfferDraft } from './offer-form.ts';
import { OfferPreview } from './offer-preview.tsx';
import { OfferTotal } from './offer-total.tsx';
import { type KeptOfferDraft, useOfferDraft } from './use-offer-draft.ts';

interface OfferComposerProps {
  quote: QuoteSubmission;
  now: number;
  onClose: () => void;
}

/** An offer being written, in the place of the detail. */
export function OfferComposer(props: OfferComposerProps) {
  const { quote, now, onClose } = props;
  const { order } = useTexts();
  const kept = useOfferDraft(quote);
  const clock = quoteClock(quote, now);
  return (
    <div className={styles.composer}>
      <header className={styles.top}>
        <TextButton className={styles.back} onClick={onClose}>
          {order.compose.back}
        </TextButton>
        <p className={styles.name}>
          <HanText>{quote.customerName}</HanText>
        </p>
        {clock && (
          <p className={styles.clock}>
            <Clock clock={clock} />
          </p>
        )}
      </header>
      {kept && <OfferForm {...props} kept={kept} />}
    </div>
  );
}

function OfferForm({ quote, now, kept, onClose }: OfferComposerProps & { kept: KeptOfferDraft }) {
  const { makeOffer, writeDraft } = useConsole();
  const { order } = useTexts();
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const [faults, setFaults] = useState<OfferFaults>({});
  const [refusal, setRefusal] = useState<OfferRefusal | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const version = (latestOffer(quote)?.version ?? 0) + 1;
  const { draft } = kept;

  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    const read = readOfferDraft(draft, quote, { now, zone: localZone() });
    if ('faults' in read) return point(read.faults);
    const refused = await makeOffer(quote, read.terms);
    if (refused !== null) {
      setRefusal(refused);
      return;
    }
    await writeDraft(quote.id, { offer: undefined });
    onClose();
  }

  /** Says what is wrong, and goes to the first of it. */
  function point(found: OfferFaults) {
    setFaults(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <div className={styles.fields}>
        <div className={styles.head}>
          <h2 ref={title} className={styles.title} tabIndex={-1}>
            {order.compose.title}
          </h2>
          <span className={styles.quiet}>{order.compose.version(version)}</span>
        </div>
        {kept.isKept && (
          <p className={styles.kept}>
            {order.compose.kept}
            <TextButton onClick={kept.startOver}>{order.compose.startOver}</TextButton>
          </p>
        )}
        <OfferFields
          quote={quote}
          draft={draft}
          faults={faults}
          now={now}
          onChange={(parts, field: OfferField) => {
            setFaults(({ [field]: _fixed, ...others }) => others);
            setRefusal(null);
            kept.change(parts);
          }}
        />
      </div>
      <div className={styles.foot}>
        <OfferTotal draft={draft} look="foot" />
        <p role="alert" className={styles.refusal}>
          {refusal !== null && order.faults(refusal)}
        </p>
        <div className={styles.actions}>
          <Button type="submit" isPrimary disabled={isOutdated} className={styles.send}>
            {order.compose.send(version)}
          </Button>
          <TextButton className={styles.cancel} onClick={onClose}>
            {order.compose.cancel}
          </TextButton>
        </div>
      </div>
      <OfferPreview quote={quote} draft={draft} version={version} now={now} />
    </form>
  );
}
