import { Faq } from '../blocks/faq.tsx';
import { PageHero } from '../blocks/page-hero.tsx';
import { SpecimenTable } from '../blocks/specimen-table.tsx';
import type { ServiceWording } from '../content/en/services/service-wording.ts';
import type { ServiceContent } from '../content/services/service-content.ts';
import { Closing } from '../ui/page/closing.tsx';
import { ExchangeSection } from './exchange-section.tsx';
import { PreparationSection } from './preparation-section.tsx';
import { StepsSection } from './steps-section.tsx';

interface ServicePageProps {
  readonly content: ServiceContent;
  readonly wording: ServiceWording;
}

export function ServicePage({ content, wording }: ServicePageProps) {
  return (
    <>
      <PageHero
        heading={content.heading}
        headingCompanion={content.headingCompanion}
        lead={content.lead}
        aside={content.aside}
      />
      <SpecimenTable
        caption={wording.specimensCaption}
        headings={content.specimens.headings}
        specimens={content.specimens.rows}
      />
      <StepsSection steps={content.steps} />
      <ExchangeSection exchange={content.exchange} columns={wording.exchange} />
      <PreparationSection preparation={content.preparation} names={wording.preparation} />
      <Faq title={wording.questions} questions={content.questions} />
      <Closing closing={content.closing} />
    </>
  );
}
