import styles from './badges.module.css';

const badges = [
  { name: 'Secure payment', detail: '256-bit SSL' },
  { name: 'Multiple options', detail: 'Card or cryptocurrency' },
  { name: 'Instant processing', detail: 'Work starts when payment arrives' },
] as const;

export function Badges() {
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
