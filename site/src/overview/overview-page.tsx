import { getAQuote } from '../content/call-to-action.ts';
import { quoteMeta } from '../content/core-pages.ts';
import { industryPages } from '../content/industries/industry-pages.ts';
import { overview } from '../content/overview.ts';
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
        title={<Title english={overview.english} chinese={overview.chinese} />}
        action={
          <ButtonLink to={quoteMeta.path} size="large">
            {getAQuote}
          </ButtonLink>
        }
      >
        {overview.lead}
      </PageIntroduction>
      <PageList
        id="services"
        title={overview.servicesTitle}
        chinese={overview.servicesChinese}
        pages={servicePages}
      />
      <PageList
        id="industries"
        title={overview.industriesTitle}
        chinese={overview.industriesChinese}
        pages={industryPages}
      />
      <Closing title={overview.closing.title} chinese={overview.closing.chinese}>
        {overview.closing.text}
      </Closing>
    </>
  );
}
