import type { OfferRefusal } from '@yiqiao/contract/commands/office/make-offer';
import { acceptedOffer, latestOffer } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { localZone } from '../clocks/zone-time.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { ComposerFrame } from './composer-frame.tsx';
import { KeptNote } from './kept-note.tsx';
import styles from './offer-composer.module.css';
import { OfferFields } from './offer-fields.tsx';
import { type OfferField, readOfferDraft } from './offer-form.ts';
import { OfferPreview } from './offer-preview.tsx';
import { OfferTotal } from './offer-total.tsx';
import { findUnfinished } from './unfinished-moments.ts';
import { useFaults } from './use-faults.ts';
import type { KeptDraft } from './use-kept-draft.ts';
import { useOfferDraft } from './use-offer-draft.ts';

export interface OfferComposerProps {
  quote: QuoteSubmission;
  now: number;
  onClose: () => void;
}

/** The form for an offer; takes the place of the detail. */
export function OfferComposer(props: OfferComposerProps) {
  const { quote, now, onClose } = props;
  const kept = useOfferDraft(quote);
  return (
    <ComposerFrame quote={quote} now={now} onClose={onClose}>
      {kept && <OfferForm {...props} kept={kept} />}
    </ComposerFrame>
  );
}

function OfferForm({
  quote,
  now,
  kept,
  onClose,
}: OfferComposerProps & { kept: KeptDraft<OfferDraft> }) {
  const { order } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const version = (latestOffer(quote)?.version ?? 0) + 1;
  const accepted = acceptedOffer(quote);
  const [begunAt] = useState(version);
  const { draft } = kept;
  const { faults, refusal, send, forgive } = useSending(form, { quote, draft, now, onClose });
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <div className={styles.fields}>
        <div className={parts.head}>
          <h2 ref={title} className={styles.title} tabIndex={-1}>
            {accepted === null ? order.compose.title : order.amend.compose}
          </h2>
          <span className={parts.quiet}>
            {accepted === null
              ? order.compose.version(version)
              : order.amend.version(version, accepted.version)}
          </span>
        </div>
        <p role="status" className={parts.fault}>
          {version > begunAt && order.compose.sentMeanwhile(version - 1, version)}
        </p>
        {kept.isKept && <KeptNote onStartOver={kept.startOver} />}
        <OfferFields
          quote={quote}
          draft={draft}
          faults={faults}
          now={now}
          onChange={(parts, field) => {
            forgive(field);
            kept.change(parts);
          }}
        />
      </div>
      <div className={styles.foot}>
        <OfferTotal draft={draft} look="foot" />
        <p role="alert" className={`${parts.fault} ${styles.refusal}`}>
          {refusal !== null && order.faults(refusal)}
        </p>
        <Actions version={version} onCancel={onClose} />
      </div>
      <OfferPreview quote={quote} draft={draft} version={version} now={now} />
    </form>
  );
}

function Actions({ version, onCancel }: { version: number; onCancel: () => void }) {
  const { compose } = useTexts().order;
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  return (
    <div className={styles.actions}>
      <Button type="submit" isPrimary disabled={isOutdated} className={styles.send}>
        {compose.send(version)}
      </Button>
      <TextButton className={styles.cancel} onClick={onCancel}>
        {compose.cancel}
      </TextButton>
    </div>
  );
}

interface Sending {
  quote: QuoteSubmission;
  draft: OfferDraft;
  now: number;
  onClose: () => void;
}

/** Sends the offer, or says what is wrong with it. */
function useSending(
  form: RefObject<HTMLFormElement | null>,
  { quote, draft, now, onClose }: Sending,
) {
  const { makeOffer, writeDraft } = useConsole();
  const { point, refuse, ...shown } = useFaults<OfferField, OfferRefusal>(form);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    const read = readOfferDraft(draft, quote, { now, zone: localZone() });
    const unfinished = form.current === null ? {} : findUnfinished(form.current);
    if ('faults' in read) return point({ ...read.faults, ...unfinished });
    if (Object.keys(unfinished).length > 0) return point(unfinished);
    const refused = await makeOffer(quote, read.terms);
    if (refused !== null) return refuse(refused);
    await writeDraft(quote.id, { offer: undefined });
    onClose();
  }

  return { ...shown, send };
}
