import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './badges.module.css';

export function Badges() {
  const { badges } = useCheckoutTexts().order;
  return (
    <ul className={styles.badges}>
      {badges.map(({ name, detail }) => (
        <li key={name} className={styles.badge}>
          <b className={styles.name}>{name}</b>
          <span className={styles.detail}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
