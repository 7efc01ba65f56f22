import { Faq } from '../blocks/faq.tsx';
import { PageHero } from '../blocks/page-hero.tsx';
import { PhraseText } from '../blocks/phrase-text.tsx';
import { SpecimenTable } from '../blocks/specimen-table.tsx';
import type { ServiceContent } from '../content/services/service-content.ts';
import { serviceWording } from '../content/services/service-wording.ts';
import { Closing } from '../ui/page/closing.tsx';
import { ExchangeSection } from './exchange-section.tsx';
import { PreparationSection } from './preparation-section.tsx';
import { StepsSection } from './steps-section.tsx';

export function ServicePage({ content }: { readonly content: ServiceContent }) {
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
      <PreparationSection preparation={content.preparation} />
      <Faq title={serviceWording.questions} questions={content.questions} />
      <Closing title={content.closing.english} chinese={content.closing.chinese.text}>
        <PhraseText text={content.closing.text} />
      </Closing>
    </>
  );
}
