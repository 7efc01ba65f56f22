import { paymentEndpoints } from '@yiqiao/contract/http/payment-endpoints';
import type { Cents } from '@yiqiao/contract/money/money';
import { PhraseText } from '../../texts/phrase-text.tsx';
import { PostButton, PostForm } from '../form/post-form.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import styles from './payment.module.css';

interface PayByCardProps {
  /** The version that is paid. */
  readonly version: number;
  readonly cents: Cents;
  readonly currency: string;
}

/** Goes to the provider's page. */
export function PayByCard({ version, cents, currency }: PayByCardProps) {
  const { payment: texts, formats } = useRequestTexts();
  const { key, pay } = useRequestState();
  return (
    <PostForm
      action={paymentEndpoints.beginPayment.href({ key })}
      hidden={{ version }}
      onSend={() => void pay(version)}
    >
      <PostButton size="large" className={styles.pay}>
        <PhraseText text={texts.card.pay(formats.money(cents, currency))} />
      </PostButton>
      <p className={styles.small}>{texts.card.text}</p>
    </PostForm>
  );
}
