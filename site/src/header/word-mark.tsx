import { company } from '@yiqiao/contract/company';
import { chineseBrand } from '../content/company-name.ts';
import { english, type Quoted } from '../content/phrase.ts';
import { useTexts } from '../texts/site-texts.ts';
import { joinClasses } from '../ui/class-names.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './word-mark.module.css';

/** The company's short names, each with its full stop; the one in the page's language comes first. */
export function WordMark({ className }: { readonly className?: string | undefined }) {
  const { language } = useTexts();
  const latin = english(company.brand);
  const chinese = chineseBrand(language);
  const names = language === 'en' ? [latin, chinese] : [chinese, latin];
  const [leading = latin, companion] = names.filter(({ text }) => text !== '');
  return (
    <span className={joinClasses(styles.mark, className)}>
      <Name name={leading} />
      {companion && ' '}
      {companion && (
        <Name
          name={companion}
          className={companion.lang === 'en' ? styles.latin : styles.chinese}
        />
      )}
    </span>
  );
}

interface NameProps {
  readonly name: Quoted;
  readonly className?: string | undefined;
}

function Name({ name: { text, lang }, className }: NameProps) {
  return (
    <span className={className} lang={lang}>
      <Stopped text={text} lang={lang} />
    </span>
  );
}
