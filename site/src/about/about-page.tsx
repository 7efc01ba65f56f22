import { PhraseText } from '../blocks/phrase-text.tsx';
import { aboutClosing, aboutIntro, peopleStatement } from '../content/about.ts';
import { getAQuote } from '../content/call-to-action.ts';
import { quoteMeta } from '../content/core-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Closing } from '../ui/page/closing.tsx';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Statement } from '../ui/page/statement.tsx';
import { Title } from '../ui/page/title.tsx';
import { CompanyName } from './company-name.tsx';
import { Figures } from './figures.tsx';
import { Values } from './values.tsx';

export function AboutPage() {
  return (
    <>
      <PageIntroduction
        title={<Title english={aboutIntro.english} chinese={aboutIntro.chinese} />}
        action={
          <ButtonLink to={quoteMeta.path} size="large">
            {getAQuote}
          </ButtonLink>
        }
      >
        <PhraseText text={aboutIntro.lead} />
      </PageIntroduction>
      <Figures />
      <Values />
      <Statement title={peopleStatement.title} chinese={peopleStatement.chinese} isRuled>
        {peopleStatement.text}
      </Statement>
      <CompanyName />
      <Closing title={aboutClosing.title} chinese={aboutClosing.chinese}>
        {aboutClosing.text}
      </Closing>
    </>
  );
}
