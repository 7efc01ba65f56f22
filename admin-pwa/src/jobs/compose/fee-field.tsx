import { feeCurrencies } from '@yiqiao/contract/money/currency';
import { feeKinds } from '@yiqiao/contract/record/job';
import { useId } from 'react';
import fields from '../../composer/field.module.css';
import { FieldFault } from '../../composer/field.tsx';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { useTexts } from '../../texts/texts.ts';
import { Cells } from '../../ui/cells/cells.tsx';
import styles from './job-composer.module.css';
import { knownCurrency } from './job-form.ts';

interface FeeFieldProps {
  draft: JobDraft;
  fault: string | undefined;
  onChange: (change: Partial<JobDraft>) => void;
}

const kinds = ['none', ...feeKinds] as const;

/** What the translator gets: nothing that is kept here, so much for a word, or so much for the job. */
export function FeeField({ draft, fault, onChange }: FeeFieldProps) {
  const { compose } = useTexts().translators;
  const id = useId();
  const { feeKind, currency } = draft;
  const isFixed = feeKind === 'fixed';
  return (
    <div className={fields.group}>
      <Cells
        legend={compose.fee}
        look="row"
        values={kinds}
        chosen={feeKind}
        nameOf={(kind) => compose.feeKinds[kind]}
        onChoose={(kind) => onChange({ feeKind: kind })}
      />
      {feeKind !== 'none' && (
        <div className={styles.fee}>
          <select
            className={fields.input}
            aria-label={compose.currency}
            value={currency}
            onChange={({ target }) => onChange({ currency: knownCurrency(target.value) })}
          >
            {feeCurrencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <input
            className={fields.input}
            inputMode="decimal"
            autoComplete="off"
            aria-label={compose.amounts[feeKind]}
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-fault`}
            value={isFixed ? draft.fixed : draft.perWord}
            onChange={({ target }) =>
              onChange(isFixed ? { fixed: target.value } : { perWord: target.value })
            }
          />
        </div>
      )}
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  );
}
