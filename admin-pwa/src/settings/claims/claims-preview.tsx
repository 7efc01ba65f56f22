import type { ClaimsSection } from '@yiqiao/contract/claims/claims-schema';
import { useTexts } from '../../texts/texts.ts';
import styles from './claims.module.css';

/** The figures of the page About, as all scripts have them. */
const figures = [
  ['projectsCompleted', '50,000+'],
  ['numberOfClients', '2000+'],
  ['yearsOfExperience', '20'],
  ['onTime999', '99.9%'],
  ['onTime995', '99.5%'],
] as const;

/** What the page About would say. */
export function ClaimsPreview({ claims }: { claims: ClaimsSection }) {
  const { preview: words } = useTexts().settings.claims;
  const { lang, text, note } = words.other;
  return (
    <section className={styles.preview} aria-label={words.title}>
      <h3 className={styles.previewTitle}>{words.title}</h3>
      <ul>
        {figures.map(([id, value]) => (
          <li key={id} className={styles.figure} data-gone={!claims[id]}>
            <p className={styles.value}>
              <Perhaps isGone={!claims[id]}>{value}</Perhaps>
            </p>
            <p className={styles.about}>
              {words.figures[id]}
              {!claims[id] && <Gone />}
            </p>
          </li>
        ))}
        <li className={styles.figure} data-gone={!claims.neverFreelancers}>
          <p lang={lang}>
            <Perhaps isGone={!claims.neverFreelancers}>{text}</Perhaps>
          </p>
          <p className={styles.about}>
            {note}
            {!claims.neverFreelancers && <Gone />}
          </p>
        </li>
      </ul>
    </section>
  );
}

function Perhaps({ isGone, children }: { isGone: boolean; children: string }) {
  return isGone ? <s>{children}</s> : children;
}

function Gone() {
  const { claims, comma } = useTexts().settings;
  return comma + claims.preview.gone;
}
