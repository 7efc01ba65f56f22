import { RuledPoints } from '../blocks/ruled-points.tsx';
import { SplitSection } from '../blocks/split-section.tsx';
import type { AboutTexts } from '../content/en/about.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Closing } from '../ui/page/closing.tsx';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Statement } from '../ui/page/statement.tsx';
import { Title } from '../ui/page/title.tsx';
import { CompanyName } from './company-name.tsx';
import { Figures } from './figures.tsx';

export function AboutPage({ texts }: { readonly texts: AboutTexts }) {
  const { callToAction } = useTexts();
  const pathTo = usePathTo();
  const { intro, peopleStatement } = texts;
  return (
    <>
      <PageIntroduction
        title={<Title title={intro.title} companion={intro.companion} />}
        action={
          <ButtonLink to={pathTo('quote')} size="large">
            {callToAction.getAQuote}
          </ButtonLink>
        }
      >
        <PhraseText text={intro.lead} />
      </PageIntroduction>
      <Figures title={texts.figuresTitle} figures={texts.figures} />
      <SplitSection heading={texts.valuesTitle}>
        <RuledPoints
          points={texts.values.map(({ companion, ...value }) => ({
            ...value,
            nameCompanion: companion,
          }))}
          columns={2}
        />
      </SplitSection>
      <Statement title={peopleStatement.title} companion={peopleStatement.companion} isRuled>
        <PhraseText text={peopleStatement.text} />
      </Statement>
      <CompanyName halves={texts.nameHalves} />
      <Closing closing={texts.closing} />
    </>
  );
}
