import { withoutLanguage } from '@yiqiao/contract/text/languages';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { LegalWording } from '../content/en/legal/legal-wording.ts';
import type { LegalDocument } from '../content/legal/legal-document.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Section } from '../ui/page/section.tsx';
import { Title } from '../ui/page/title.tsx';
import { Contents } from './contents.tsx';
import { FurtherTexts } from './further-texts.tsx';
import { LegalClause } from './legal-clause.tsx';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly text: LegalDocument;
  readonly wording: LegalWording;
  /** Shown above the table of contents, such as a date. */
  readonly children?: ReactNode;
}

/** A legal text with a table of contents that stays in view; prints well. */
export function LegalPage({ text, wording, children }: LegalPageProps) {
  const { pathname } = useLocation();
  const pathInEnglish = withoutLanguage(pathname);
  return (
    <>
      <PageIntroduction
        title={<Title title={text.title} companion={text.companion} />}
        action={children}
      >
        <PhraseText text={text.lead} />
      </PageIntroduction>
      <Section isRuled className={styles.layout}>
        <Contents wording={wording} sections={text.sections} />
        <div className={styles.sections}>
          {text.prevails && <Prevails sentence={text.prevails} path={pathInEnglish} />}
          {text.sections.map(({ id, title, clauses }, index) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.title}>
                <span className={styles.number}>{wording.number(index + 1)}</span> {title}
              </h2>
              {clauses.map((clause, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: clauses are fixed text in fixed order.
                <LegalClause key={position} clause={clause} />
              ))}
            </section>
          ))}
          <FurtherTexts title={wording.further} />
        </div>
      </Section>
    </>
  );
}

interface PrevailsProps {
  readonly sentence: NonNullable<LegalDocument['prevails']>;
  readonly path: string;
}

/** In a translation: a note that the English text prevails, with a link to it. */
function Prevails({ sentence: { before, link, after }, path }: PrevailsProps) {
  return (
    <p className={styles.prevails}>
      {before}
      <Link to={path} hrefLang="en">
        {link}
      </Link>
      {after}
    </p>
  );
}
