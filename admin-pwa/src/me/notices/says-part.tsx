import type { Language } from '@yiqiao/contract/text/languages';
import { useState } from 'react';
import { LanguageButtons } from '../../shell/language-buttons.tsx';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Sample } from '../../told/sample.tsx';
import parts from '../../ui/parts.module.css';
import styles from './notices.module.css';

/** An example, in the language in which the person is told. */
export function SaysPart({
  isOfTranslator,
  isOffline,
}: {
  isOfTranslator: boolean;
  isOffline: boolean;
}) {
  const { changeOwn } = useConsole();
  const { says: words } = useTexts().told;
  const language = useConsoleState(({ person }) => person?.language ?? 'en');
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(wanted: Language) {
    setIsAsking(true);
    setProblem(await changeOwn({ language: wanted }));
    setIsAsking(false);
  }

  return (
    <section className={styles.says} aria-label={words.title}>
      <h3 className={styles.subheading}>{words.title}</h3>
      <Sample
        kind={isOfTranslator ? 'job-message' : 'question'}
        reference="YQ-7F3K-Q2ZD"
        language={language}
      >
        {words.never}
      </Sample>
      <LanguageButtons
        legend={words.language}
        chosen={language}
        isDisabled={isAsking || isOffline}
        onChoose={(wanted) => {
          if (wanted !== language) void choose(wanted);
        }}
      />
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
    </section>
  );
}
