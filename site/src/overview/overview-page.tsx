import type { OverviewTexts } from '../content/en/overview.ts';
import { type IndustrySlug, industrySlugs } from '../content/industries/industry-slugs.ts';
import { type ServiceSlug, serviceSlugs } from '../content/services/service-slugs.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Closing } from '../ui/page/closing.tsx';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Title } from '../ui/page/title.tsx';
import { PageList } from './page-list.tsx';

interface OverviewPageProps {
  readonly texts: OverviewTexts;
  readonly descriptions: Readonly<Record<ServiceSlug | IndustrySlug, string>>;
}

export function OverviewPage({ texts, descriptions }: OverviewPageProps) {
  const { pageNames, callToAction } = useTexts();
  const pathTo = usePathTo();
  const listPages = (keys: readonly (ServiceSlug | IndustrySlug)[]) =>
    keys.map((key) => ({
      path: pathTo(key),
      ...pageNames[key],
      description: descriptions[key],
    }));
  return (
    <>
      <PageIntroduction
        title={<Title title={texts.title} companion={texts.companion} />}
        action={
          <ButtonLink to={pathTo('quote')} size="large">
            {callToAction.getAQuote}
          </ButtonLink>
        }
      >
        <PhraseText text={texts.lead} />
      </PageIntroduction>
      <PageList
        id="services"
        title={texts.servicesTitle}
        companion={texts.servicesCompanion}
        pages={listPages(serviceSlugs)}
      />
      <PageList
        id="industries"
        title={texts.industriesTitle}
        companion={texts.industriesCompanion}
        pages={listPages(industrySlugs)}
      />
      <Closing closing={texts.closing} />
    </>
  );
}
