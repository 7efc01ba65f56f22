import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { Choice } from './choice.tsx';
import styles from './new-request.module.css';
import { pageLanguage, type WritingNewRequest } from './use-new-request.ts';

/** What follows, and the language of the client's page. */
export function RequestAside({ writing: { draft, change } }: { writing: WritingNewRequest }) {
  const { newRequest: words } = useTexts().order;
  return (
    <aside className={styles.aside}>
      <h3 className={styles.heading}>{words.follows}</h3>
      <ul className={styles.follows}>
        {words.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Choice
        legend={words.page}
        className={styles.languages}
        values={languages}
        chosen={pageLanguage(draft)}
        nameOf={(language) => <span lang={language}>{autonyms[language].name}</span>}
        onChoose={(language) => change({ language })}
      />
      <p className={parts.quiet}>{words.pageHint}</p>
    </aside>
  );
}
