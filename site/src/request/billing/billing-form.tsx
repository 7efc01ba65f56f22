import { splitBilling } from '@yiqiao/contract/billing/split-billing';
import { cleanTaxNumber, groupTaxNumber } from '@yiqiao/contract/billing/tax-number';
import { giveBilling } from '@yiqiao/contract/commands/client/give-billing';
import {
  type BillingDetails,
  type BillingFieldName,
  billingFieldNames,
} from '@yiqiao/contract/record/billing';
import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PostButton, PostForm } from '../form/post-form.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import styles from './billing.module.css';
import { BillingField } from './billing-field.tsx';
import { PasteBox } from './paste-box.tsx';
import { TaxNumberHint } from './tax-number-hint.tsx';

type Values = Readonly<Record<BillingFieldName, string>>;

/** Also works as a plain form. */
export function BillingForm({ onSaved }: { readonly onSaved: () => void }) {
  const { billing: texts } = useRequestTexts();
  const { key, messageId, request, giveBilling: give } = useRequestState();
  const known = request.billing;
  const [values, setValues] = useState(() => valuesOf(known));
  const isHydrated = useHydrated();
  const put = (changes: Partial<Values>) => setValues((typed) => ({ ...typed, ...changes }));

  function takeBlock(block: string): number {
    const found = splitBilling(block);
    put(found.taxNumber ? { ...found, taxNumber: toShown(found.taxNumber) } : found);
    return Object.keys(found).length;
  }

  async function save() {
    if (await give(values, known?.id)) onSaved();
  }

  return (
    <PostForm
      action={giveBilling.href({ key })}
      hidden={{ changeId: messageId, replaces: known?.id ?? '' }}
      onSend={() => void save()}
    >
      {isHydrated && <PasteBox onBlock={takeBlock} />}
      <div className={styles.fields}>
        {billingFieldNames.map((name) => (
          <BillingField
            key={name}
            name={name}
            value={values[name]}
            onChange={(value) => put({ [name]: value })}
            {...(name === 'taxNumber' && {
              onLeave: () => put({ taxNumber: toShown(values.taxNumber) }),
            })}
          >
            {name === 'taxNumber' && (
              <TaxNumberHint
                typed={values.taxNumber}
                onRepair={(code) => put({ taxNumber: toShown(code) })}
              />
            )}
            {name === 'purchaseOrder' && texts.purchaseOrderHint}
          </BillingField>
        ))}
      </div>
      <PostButton>{texts.save}</PostButton>
    </PostForm>
  );
}

function valuesOf(known: Partial<BillingDetails> = {}): Values {
  const values = billingFieldNames.map((name): [string, string] => [name, known[name] ?? '']);
  const filled = Object.fromEntries(values) as Values;
  return { ...filled, taxNumber: toShown(filled.taxNumber) };
}

function toShown(taxNumber: string): string {
  return groupTaxNumber(cleanTaxNumber(taxNumber));
}
