import { use } from 'react';
import { PageHero } from '../blocks/page-hero.tsx';
import { industryPages } from '../content/industries/industry-pages.ts';
import { loadIndustry } from '../content/industries/load-industry.ts';
import { oncePerKey } from '../content/once-per-key.ts';
import { IndustrySections } from './industry-sections.tsx';

const loadIndustryOnce = oncePerKey(loadIndustry);

export function IndustryPage({ slug }: { readonly slug: string }) {
  const entry = industryPages.find((page) => page.slug === slug);
  if (entry === undefined) throw new Error(`No industry page "${slug}"`);
  const { heading, headingChinese, lead, body } = use(loadIndustryOnce(entry.slug));
  return (
    <>
      <PageHero heading={heading} headingChinese={headingChinese} lead={lead} />
      {body && <IndustrySections body={body} />}
    </>
  );
}
