import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type SyntheticEvent, useRef } from 'react';
import { Field } from '../../composer/field.tsx';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFault } from '../../ui/focus-fault.ts';
import parts from '../../ui/parts.module.css';
import { isSendKey } from '../../ui/screen/send-key.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './contact-dialog.module.css';
import type { OtherCorrection } from './correction.ts';
import { LinkChoice } from './link-choice.tsx';
import { NewLinks } from './new-links.tsx';
import { type ContactDialogProps, useCorrecting } from './use-correcting.ts';
import { WhatFollows } from './what-follows.tsx';

/** Corrects the client's name or address, in their other open requests as well, and ends their link if it must be. */
export function ContactDialog(props: ContactDialogProps) {
  const { known, isOffline, onClose } = props;
  const { contact } = useTexts().order;
  const correcting = useCorrecting(props);
  const { others, isElsewhere, refusal, links } = correcting;
  const form = useRef<HTMLFormElement>(null);
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const isDisabled = isOutdated || correcting.isSending;

  if (links !== null) {
    return (
      <Dialog title={contact.title} width="wide" onClose={onClose}>
        <NewLinks links={links} onClose={onClose} />
      </Dialog>
    );
  }

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (isDisabled) return;
    await correcting.send();
    requestAnimationFrame(() => focusFault(form));
  }

  return (
    <Dialog title={contact.title} width="wide" onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void send(event)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          // A browser may send the form by itself.
          event.preventDefault();
          form.current?.requestSubmit();
        }}
      >
        <div className={styles.halves}>
          <ContactFields correcting={correcting} known={known} />
          <Consequences correcting={correcting} known={known} isOffline={isOffline} />
        </div>
        <p role="alert" className={parts.problem}>
          {refusal}
        </p>
        <div className={parts.choices}>
          <Button type="submit" isPrimary disabled={isDisabled}>
            {correcting.isSending
              ? contact.sending
              : contact.send(1 + (isElsewhere ? others.length : 0))}
          </Button>
          <TextButton onClick={onClose}>{contact.cancel}</TextButton>
        </div>
      </form>
    </Dialog>
  );
}

interface ContactFieldsProps {
  correcting: ReturnType<typeof useCorrecting>;
  known: QuoteSubmission;
}

function ContactFields({ correcting, known }: ContactFieldsProps) {
  const { contact } = useTexts().order;
  const { others, isElsewhere, faults, setIsElsewhere } = correcting;
  return (
    <div className={styles.half}>
      <ContactField
        {...{ correcting, known }}
        name="customerName"
        label={contact.name}
        fault={faults === 'name-invalid' ? faults : undefined}
      />
      <ContactField
        {...{ correcting, known }}
        name="customerEmail"
        label={contact.email}
        fault={faults === 'email-invalid' ? faults : undefined}
      />
      <Elsewhere others={others} isChosen={isElsewhere} onChange={setIsElsewhere} />
    </div>
  );
}

interface ConsequencesProps extends ContactFieldsProps {
  isOffline: boolean;
}

function Consequences({ correcting, known, isOffline }: ConsequencesProps) {
  const { typed, isRenewed, setIsRenewed } = correcting;
  return (
    <div className={styles.half}>
      <WhatFollows quote={known} isMailed={typed.customerEmail.trim() !== known.customerEmail} />
      <LinkChoice isRenewed={isRenewed} isOffline={isOffline} onChange={setIsRenewed} />
    </div>
  );
}

interface ContactFieldProps extends ContactFieldsProps {
  name: 'customerName' | 'customerEmail';
  label: string;
  fault: string | undefined;
}

function ContactField({ correcting, known, name, label, fault }: ContactFieldProps) {
  const { contact } = useTexts().order;
  const value = correcting.typed[name];
  const isOther = value.trim() !== known[name];
  return (
    <div>
      <Field label={label} hint="" fault={fault}>
        {(field) => (
          <input
            {...field}
            type={name === 'customerEmail' ? 'email' : 'text'}
            autoComplete="off"
            autoCapitalize={name === 'customerEmail' ? 'none' : 'words'}
            value={value}
            onChange={({ target }) => correcting.type({ [name]: target.value })}
          />
        )}
      </Field>
      {/* It keeps its line, so that nothing moves while somebody types. */}
      <p className={`${parts.quiet} ${styles.was}`}>{isOther && contact.was(known[name])}</p>
    </div>
  );
}

interface ElsewhereProps {
  others: readonly OtherCorrection[];
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The client's other open requests, which have the same mistake. */
function Elsewhere({ others, isChosen, onChange }: ElsewhereProps) {
  const { order, figures } = useTexts();
  if (others.length === 0) return null;
  return (
    <label className={styles.elsewhere}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {order.contact.also(others.length)}
        <span className={`${parts.quiet} ${styles.references}`}>
          {figures.list(others.map(({ quote }) => quote.reference))}
        </span>
      </span>
    </label>
  );
}
