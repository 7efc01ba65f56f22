import type { Cents } from '@yiqiao/contract/money/money';
import { showToast } from '../../ui/toast/toast-store.ts';
import { type CryptoOption, cryptoOptions, formatCryptoAmount } from '../crypto-options.ts';
import styles from './crypto-payment.module.css';

export function CryptoPayment({ amount }: { readonly amount: Cents }) {
  return (
    <>
      <h3>Choose a coin</h3>
      <ul className={styles.coins}>
        {cryptoOptions.map((option) => (
          <li key={option.id}>
            <button type="button" className={styles.coin} onClick={() => chooseCoin(option)}>
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

function chooseCoin({ name }: CryptoOption): void {
  showToast({
    title: 'Crypto Payment',
    description: `${name} payment integration would be implemented here`,
  });
}
