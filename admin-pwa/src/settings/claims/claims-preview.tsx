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

/** What it says in sentences. */
const sentences = ['isoStandards', 'neverFreelancers', 'yearsAbroad'] as const;

/** What the page About would say. */
export function ClaimsPreview({ claims }: { claims: ClaimsSection }) {
  const { names, preview: words } = useTexts().settings.claims;
  return (
    <section className={styles.preview} aria-label={words.title}>
      <h3 className={styles.previewTitle}>{words.title}</h3>
      <ul>
        {figures.map(([id, value]) => (
          <PreviewLine
            key={id}
            isShown={claims[id]}
            text={value}
            className={styles.value}
            note={words.figures[id]}
          />
        ))}
        {sentences.map((id) => (
          <PreviewLine key={id} isShown={claims[id]} text={names[id]} />
        ))}
      </ul>
    </section>
  );
}

interface PreviewLineProps {
  isShown: boolean;
  text: string;
  className?: string | undefined;
  note?: string;
}

function PreviewLine({ isShown, text, className, note }: PreviewLineProps) {
  const { preview: words } = useTexts().settings.claims;
  const gone = note === undefined ? words.gone : words.goneAfter(note);
  const said = isShown ? note : gone;
  return (
    <li className={styles.figure} data-gone={!isShown}>
      <p className={className}>{isShown ? text : <s>{text}</s>}</p>
      {said !== undefined && <p className={styles.about}>{said}</p>}
    </li>
  );
}
