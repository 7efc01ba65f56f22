import type { ComponentProps } from 'react';
import { Total } from '../../composer/total.tsx';
import { moneyText } from '../../figures/money-text.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { useTexts } from '../../texts/texts.ts';
import { draftFee, readWords } from './job-form.ts';

interface JobTotalProps extends Pick<ComponentProps<typeof Total>, 'look'> {
  draft: JobDraft;
}

/** What the translator gets. */
export function JobTotal({ draft, look }: JobTotalProps) {
  const { figures, order, translators } = useTexts();
  const { compose } = translators;
  const fee = draftFee(draft);
  const total = fee && moneyText(fee.total, fee.currency);
  const words = figures.words(readWords(draft.words) ?? 0);
  const none = draft.feeKind === 'none' ? compose.noFee : compose.noFeeYet;
  const times =
    fee?.kind === 'per-word'
      ? order.quote.times(words, moneyText(fee.amount, fee.currency))
      : compose.fee;
  const how = fee === null ? none : times;
  const heard = total === null ? none : compose.feeIs(total);
  return <Total {...{ look, how, total, heard }} />;
}
