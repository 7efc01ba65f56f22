import { useId } from 'react';
import { toPlainText } from '../content/phrase.ts';
import type { Question } from '../content/question.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { Section } from '../ui/page/section.tsx';
import styles from './faq.module.css';
import { JsonLd } from './json-ld.tsx';
import split from './split-section.module.css';

interface FaqProps {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions with their answers in full view, also described for search engines. Once per page. */
export function Faq({ title, questions }: FaqProps) {
  const headingId = useId();
  return (
    <Section isRuled labelledBy={headingId} className={split.split}>
      <h2 id={headingId} className={split.heading}>
        <PhraseText text={title} />
      </h2>
      <dl className={split.matter}>
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.item}>
            <dt className={styles.question}>
              <PhraseText text={question} />
            </dt>
            <dd className={styles.answer}>
              <PhraseText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
      <JsonLd data={describeQuestions(questions)} />
    </Section>
  );
}

function describeQuestions(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: toPlainText(question),
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
}
