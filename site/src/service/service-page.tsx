import { Faq } from '../blocks/faq.tsx';
import { PageHero } from '../blocks/page-hero.tsx';
import { SpecimenTable } from '../blocks/specimen-table.tsx';
import { serviceWording } from '../content/en/services/service-wording.ts';
import type { ServiceContent } from '../content/services/service-content.ts';
import { Closing } from '../ui/page/closing.tsx';
import { ExchangeSection } from './exchange-section.tsx';
import { PreparationSection } from './preparation-section.tsx';
import { StepsSection } from './steps-section.tsx';

export function ServicePage({ content }: { readonly content: ServiceContent }) {
  return (
    <>
      <PageHero
        heading={content.heading}
        headingCompanion={content.headingCompanion}
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
      <PreparationSection preparation={content.preparation} />
      <Faq title={serviceWording.questions} questions={content.questions} />
      <Closing closing={content.closing} />
    </>
  );
}
