import { groupTaxNumber } from '@yiqiao/contract/billing/tax-number';
import { billingFieldNames } from '@yiqiao/contract/record/billing';
import { useRef } from 'react';
import { RecordRow, RecordRows } from '../../blocks/record-rows.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './billing.module.css';
import { BillingForm } from './billing-form.tsx';

/** To whom the invoice is made out: what is known, and the form for it. */
export function Billing() {
  const { billing: texts, invoices: issued } = useRequestTexts();
  const { billing, invoices = [] } = useRequestState().request;
  const details = useRef<HTMLDetailsElement>(null);

  function close() {
    if (details.current === null) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    <section className={styles.billing} aria-labelledby="billing">
      <div className={styles.grid}>
        <div>
          <h2 id="billing" className={textStyles.overText}>
            {texts.heading}
          </h2>
          <p className={textStyles.quiet}>{texts.lead}</p>
          <BillingOnRecord />
        </div>
        <div className={styles.giving}>
          {invoices.length > 0 ? (
            <p className={textStyles.quiet}>{issued.issued}</p>
          ) : (
            <details ref={details}>
              <summary className={textStyles.disclosure}>
                {billing === undefined ? texts.give : texts.change}
              </summary>
              <BillingForm onSaved={close} />
            </details>
          )}
          <Outcome only="bill" />
        </div>
      </div>
    </section>
  );
}

function BillingOnRecord() {
  const { billing: texts, moments } = useRequestTexts();
  const { billing } = useRequestState().request;
  if (billing === undefined) return null;
  return (
    <div className={styles.known}>
      <RecordRows>
        {billingFieldNames.map((name) => {
          const value = billing[name];
          const shown = name === 'taxNumber' && value !== undefined ? groupTaxNumber(value) : value;
          return (
            shown !== undefined && (
              <RecordRow key={name} name={texts.labels[name]}>
                <MarkedText text={shown} />
              </RecordRow>
            )
          );
        })}
      </RecordRows>
      <p className={textStyles.small}>
        {texts.givenBy(billing.by === 'client', moments.short(billing.at))}
      </p>
    </div>
  );
}
