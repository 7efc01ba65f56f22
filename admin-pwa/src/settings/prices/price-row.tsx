import type { PriceName, Prices } from '@yiqiao/contract/money/prices';
import { isRateName } from '@yiqiao/contract/money/prices';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { LiveValue } from '../section/live-value.tsx';
import { priceInField } from './changed-prices.ts';
import { nameOfPrice } from './price-names.ts';
import styles from './prices.module.css';
import type { PricesDrafting } from './use-prices-draft.ts';

interface PriceRowProps {
  name: PriceName;
  live: Prices;
  drafting: PricesDrafting;
}

/** One price, with what is live struck out beside it where something else was typed. */
export function PriceRow({ name, live, drafting }: PriceRowProps) {
  const { prices: words } = useTexts().settings;
  const id = useId();
  const held = priceInField(name, live[name]);
  const isChanged = drafting.changed.includes(name);
  const isWrong = drafting.putting.wrong === name;
  return (
    <div className={styles.row}>
      <label className={styles.name} htmlFor={id}>
        {nameOfPrice(name)}
      </label>
      <p id={`${id}-live`} className={styles.live}>
        {isChanged && <LiveValue value={held} />}
      </p>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong}
        aria-describedby={`${id}-live ${id}-fault`}
        value={drafting.draft[name] ?? held}
        onChange={({ target }) => drafting.type(name, target.value)}
      />
      <p id={`${id}-fault`} role="alert" className={`${parts.fault} ${styles.fault}`}>
        {isWrong && (isRateName(name) ? words.rateFault : words.factorFault)}
      </p>
    </div>
  );
}
