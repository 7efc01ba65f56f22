import { SpecimenTable } from '../blocks/specimen-table.tsx';
import { home } from '../content/en/home.ts';
import { Closing } from '../ui/page/closing.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import { ServicesStatement } from './services-statement.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <SpecimenTable
        caption={home.specimensCaption}
        headings={home.specimenHeadings}
        specimens={home.specimens}
      />
      <ServicesStatement />
      <Highlights />
      <Closing closing={home.closing} />
    </>
  );
}
