import type { ServiceContent } from '../content/services/service-content.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { Section } from '../ui/page/section.tsx';
import { StepMark } from './step-mark.tsx';
import styles from './steps-section.module.css';

/** The steps of the work, ending in the full stop of the page's language. */
export function StepsSection({ steps }: { readonly steps: ServiceContent['steps'] }) {
  return (
    <Section>
      <h2>
        <PhraseText text={steps.heading} />
      </h2>
      <ol className={styles.steps}>
        {steps.list.map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <StepMark step={index + 1} steps={steps.list.length} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>
                <PhraseText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
