import { use } from 'react';
import { Faq } from '../blocks/faq.tsx';
import { PageHero } from '../blocks/page-hero.tsx';
import { PhraseText } from '../blocks/phrase-text.tsx';
import { SpecimenTable } from '../blocks/specimen-table.tsx';
import { oncePerKey } from '../content/once-per-key.ts';
import { loadService } from '../content/services/load-service.ts';
import { servicePages } from '../content/services/service-pages.ts';
import { serviceWording } from '../content/services/service-wording.ts';
import { Closing } from '../ui/closing.tsx';
import { ExchangeSection } from './exchange-section.tsx';
import { PracticesSection } from './practices-section.tsx';
import { PreparationSection } from './preparation-section.tsx';
import { StepsSection } from './steps-section.tsx';

const loadServiceOnce = oncePerKey(loadService);

export function ServicePage({ slug }: { readonly slug: string }) {
  const entry = servicePages.find((page) => page.slug === slug);
  if (entry === undefined) throw new Error(`No service page "${slug}"`);
  const content = use(loadServiceOnce(entry.slug));
  return (
    <>
      <PageHero
        heading={content.heading}
        headingChinese={content.headingChinese}
        lead={content.lead}
        aside={content.aside}
      />
      <SpecimenTable
        caption={serviceWording.specimensCaption}
        headings={content.specimens.headings}
        specimens={content.specimens.rows}
      />
      <StepsSection steps={content.steps} />
      <ExchangeSection exchange={content.exchange} />
      <PracticesSection practices={content.practices} />
      <PreparationSection preparation={content.preparation} />
      <Faq title={serviceWording.questions} questions={content.questions} />
      <Closing title={content.closing.english} chinese={content.closing.chinese.text}>
        <PhraseText text={content.closing.text} />
      </Closing>
    </>
  );
}
