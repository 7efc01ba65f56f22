import { quoteMeta } from '../content/core-pages.ts';
import { callToAction } from '../content/en/call-to-action.ts';
import { overview } from '../content/en/overview.ts';
import { industryPages } from '../content/industries/industry-pages.ts';
import { servicePages } from '../content/services/service-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Closing } from '../ui/page/closing.tsx';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Title } from '../ui/page/title.tsx';
import { PageList } from './page-list.tsx';

export function OverviewPage() {
  return (
    <>
      <PageIntroduction
        title={<Title title={overview.title} companion={overview.companion} />}
        action={
          <ButtonLink to={quoteMeta.path} size="large">
            {callToAction.getAQuote}
          </ButtonLink>
        }
      >
        {overview.lead}
      </PageIntroduction>
      <PageList
        id="services"
        title={overview.servicesTitle}
        companion={overview.servicesCompanion}
        pages={servicePages}
      />
      <PageList
        id="industries"
        title={overview.industriesTitle}
        companion={overview.industriesCompanion}
        pages={industryPages}
      />
      <Closing closing={overview.closing} />
    </>
  );
}
