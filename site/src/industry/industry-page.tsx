import { PageHero } from '../blocks/page-hero.tsx';
import type { IndustryContent } from '../content/industries/industry-content.ts';
import { IndustrySections } from './industry-sections.tsx';

export function IndustryPage({ content }: { readonly content: IndustryContent }) {
  const { heading, headingChinese, lead, body } = content;
  return (
    <>
      <PageHero heading={heading} headingChinese={headingChinese} lead={lead} />
      {body && <IndustrySections body={body} />}
    </>
  );
}
