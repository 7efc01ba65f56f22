import { PageHero } from '../blocks/page-hero.tsx';
import type { IndustryWording } from '../content/en/industries/industry-wording.ts';
import type { IndustryContent } from '../content/industries/industry-content.ts';
import { Duel } from './duel.tsx';
import { IndustrySections } from './industry-sections.tsx';

interface IndustryPageProps {
  readonly content: IndustryContent;
  readonly wording: IndustryWording;
}

export function IndustryPage({ content, wording }: IndustryPageProps) {
  const { heading, headingCompanion, lead, duel, body } = content;
  return (
    <>
      <PageHero heading={heading} headingCompanion={headingCompanion} lead={lead} />
      <Duel terms={duel} label={wording.duel} />
      {body && <IndustrySections body={body} servicesLabel={wording.services} />}
    </>
  );
}
