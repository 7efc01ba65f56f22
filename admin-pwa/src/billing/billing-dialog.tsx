import { splitBilling } from '@yiqiao/contract/billing/split-billing';
import {
  checkTaxNumber,
  cleanTaxNumber,
  groupTaxNumber,
} from '@yiqiao/contract/billing/tax-number';
import { readBilling } from '@yiqiao/contract/commands/change-billing';
import {
  type BillingFieldName,
  billingFieldNames,
  maxBillingField,
} from '@yiqiao/contract/record/billing';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { sayTaxNumber } from '@yiqiao/contract/wording/say-tax-number';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Field } from '../composer/field.tsx';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { focusFault } from '../ui/focus-fault.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { useOnePress } from '../ui/use-one-press.ts';
import styles from './billing-dialog.module.css';

export interface BillingDialogProps {
  /** With what waits on this device. */
  quote: QuoteSubmission;
  onClose: () => void;
}

type Values = Readonly<Partial<Record<BillingFieldName, string | undefined>>>;

/** Enters or changes billing details. A block with labels, pasted into the first field, fills them all. */
export function BillingDialog({ quote, onClose }: BillingDialogProps) {
  const { take } = useConsole();
  const { billing: words, contact, faults } = useTexts().order;
  const [values, setValues] = useState<Values>(quote.billing ?? {});
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // Those that were on screen when the dialog opened.
  const [replaces] = useState(quote.billing?.id);
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const put = (changes: Values) => {
    setValues((typed) => ({ ...typed, ...changes }));
    setFault(null);
  };

  const save = useOnePress(async () => {
    const details = readBilling(values);
    if (typeof details === 'string') {
      setFault(details);
      requestAnimationFrame(() => focusFault(form));
      return;
    }
    const request = { ...details, replaces };
    const refused = await take(quote, { command: 'enterBilling', request });
    if (refused === null) onClose();
    else setFault(refused);
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog title={words.title} subject={quote.customerName} width="wide" onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <p className={parts.quiet}>{words.pasteHint}</p>
        <div className={styles.fields}>
          {billingFieldNames.map((name) => (
            <div key={name}>
              <Field
                label={words.labels[name]}
                hint=""
                fault={fault !== null && fieldOf(fault) === name ? fault : undefined}
              >
                {(control) => (
                  <input
                    {...control}
                    autoComplete="off"
                    maxLength={maxBillingField}
                    value={values[name] ?? ''}
                    onChange={({ target }) => put({ [name]: target.value })}
                    {...(name === 'title' && {
                      onPaste: (event) => {
                        const found = splitBilling(event.clipboardData.getData('text'));
                        if (Object.keys(found).length === 0) return;
                        event.preventDefault();
                        put(found);
                      },
                    })}
                  />
                )}
              </Field>
              {name === 'taxNumber' && (
                <TaxNumberSays
                  typed={values.taxNumber ?? ''}
                  onRepair={(taxNumber) => put({ taxNumber })}
                />
              )}
            </div>
          ))}
        </div>
        <p role="alert" className={parts.problem}>
          {fault !== null && fieldOf(fault) === null && faults(fault)}
        </p>
        <div className={parts.choices}>
          <Button type="submit" isPrimary disabled={isOutdated}>
            {words.save}
          </Button>
          <TextButton onClick={onClose}>{contact.cancel}</TextButton>
        </div>
      </form>
    </Dialog>
  );
}

function fieldOf(fault: string): BillingFieldName | null {
  if (fault === 'text-missing') return 'title';
  return fault === 'email-invalid' ? 'email' : null;
}

interface TaxNumberSaysProps {
  typed: string;
  onRepair: (code: string) => void;
}

/** What the number's own check says, on its own line, so that nothing moves while somebody types. */
function TaxNumberSays({ typed, onRepair }: TaxNumberSaysProps) {
  const { taxNumber: words } = useTexts().order.billing;
  const check = checkTaxNumber(cleanTaxNumber(typed));
  const repaired = check.kind === 'wrong-letter' ? check.repaired : undefined;
  return (
    <p className={`${parts.quiet} ${styles.check}`} role="status">
      {sayTaxNumber(check, words)}{' '}
      {repaired !== undefined && (
        <TextButton onClick={() => onRepair(repaired)}>
          {words.use(groupTaxNumber(repaired))}
        </TextButton>
      )}
    </p>
  );
}
