import { SpecimenTable } from '../blocks/specimen-table.tsx';
import type { HomeTexts } from '../content/en/home.ts';
import { Closing } from '../ui/page/closing.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import { ServicesStatement } from './services-statement.tsx';

export function HomePage({ texts }: { readonly texts: HomeTexts }) {
  return (
    <>
      <Hero hero={texts.hero} />
      <SpecimenTable
        caption={texts.specimensCaption}
        headings={texts.specimenHeadings}
        specimens={texts.specimens}
      />
      <ServicesStatement services={texts.services} />
      <Highlights title={texts.highlightsTitle} highlights={texts.highlights} />
      <Closing closing={texts.closing} />
    </>
  );
}
