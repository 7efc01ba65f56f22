import type { Cents } from '@yiqiao/contract/money/money';
import type { CheckoutTexts } from '../../content/en/checkout/checkout.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useCheckoutTexts } from '../checkout-texts.ts';
import { type CryptoOption, cryptoOptions, formatCryptoAmount } from '../crypto-options.ts';
import styles from './crypto-payment.module.css';

export function CryptoPayment({ amount }: { readonly amount: Cents }) {
  const { coins } = useCheckoutTexts().payment;
  return (
    <>
      <h3>{coins.heading}</h3>
      <ul className={styles.coins}>
        {cryptoOptions.map((option) => (
          <li key={option.id}>
            <button type="button" className={styles.coin} onClick={() => chooseCoin(option, coins)}>
              <span className={styles.name}>{option.name}</span>
              <span className={styles.amount}>
                {formatCryptoAmount(amount, option)} {option.symbol}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function chooseCoin({ name }: CryptoOption, texts: CheckoutTexts['payment']['coins']): void {
  showToast({ title: texts.toast, description: texts.toastText(name) });
}
