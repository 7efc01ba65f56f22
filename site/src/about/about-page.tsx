import { PhraseText } from '../blocks/phrase-text.tsx';

import { quoteMeta } from '../content/core-pages.ts';
import { about } from '../content/en/about.ts';
import { callToAction } from '../content/en/call-to-action.ts';
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
        title={<Title title={about.intro.title} companion={about.intro.companion} />}
        action={
          <ButtonLink to={quoteMeta.path} size="large">
            {callToAction.getAQuote}
          </ButtonLink>
        }
      >
        <PhraseText text={about.intro.lead} />
      </PageIntroduction>
      <Figures />
      <Values />
      <Statement
        title={about.peopleStatement.title}
        companion={about.peopleStatement.companion}
        isRuled
      >
        {about.peopleStatement.text}
      </Statement>
      <CompanyName />
      <Closing closing={about.closing} />
    </>
  );
}
