import type { Colleague } from '@yiqiao/contract/record/person';
import { Seal } from '../seal/seal.tsx';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import styles from './hand-over.module.css';

interface ReceiverProps {
  /** `null`: nobody. */
  person: Colleague | null;
  isOwn: boolean;
  inHand: { readonly orders: number; readonly late: number } | undefined;
  /** The key that chooses it. */
  digit: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** Somebody who can get an order: seal, name, and what is in their hands. */
export function Receiver({ person, isOwn, inHand, digit, isChosen, onChoose }: ReceiverProps) {
  const { assigning } = useTexts();
  const { menu } = assigning;
  const { orders = 0, late = 0 } = inHand ?? {};
  const isNobody = person === null;
  const name = isOwn ? menu.you(person?.name ?? '') : (person?.name ?? assigning.nobody);
  const colleague = isOwn ? 'cut-in' : 'relief';
  return (
    <label className={styles.person} data-chosen={isChosen}>
      <input
        type="radio"
        name="receiver"
        className="visually-hidden"
        checked={isChosen}
        onChange={onChoose}
      />
      <Seal seal={person?.seal ?? ''} size={26} look={isNobody ? 'empty' : colleague} />
      <span className={styles.words}>
        <strong className={styles.who}>
          <HanText>{name}</HanText>
        </strong>
        <span className={styles.quiet}>{isNobody ? menu.back : menu.inHand(orders, late)}</span>
      </span>
      {digit < 10 && (
        <span className={styles.digit} aria-hidden="true">
          {digit}
        </span>
      )}
    </label>
  );
}
