import { PageHero } from '../blocks/page-hero.tsx';
import type { IndustryContent } from '../content/industries/industry-content.ts';
import { Duel } from './duel.tsx';
import { IndustrySections } from './industry-sections.tsx';

export function IndustryPage({ content }: { readonly content: IndustryContent }) {
  const { heading, headingCompanion, lead, duel, body } = content;
  return (
    <>
      <PageHero heading={heading} headingCompanion={headingCompanion} lead={lead} />
      <Duel terms={duel} />
      {body && <IndustrySections body={body} />}
    </>
  );
}
