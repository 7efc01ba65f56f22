import { SpecimenTable } from '../blocks/specimen-table.tsx';
import { homeClosing, homeSpecimens, homeSpecimensCaption } from '../content/home.ts';
import { Closing } from '../ui/page/closing.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import { ServicesStatement } from './services-statement.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <SpecimenTable caption={homeSpecimensCaption} specimens={homeSpecimens} />
      <ServicesStatement />
      <Highlights />
      <Closing title={homeClosing.title} chinese={homeClosing.chinese}>
        {homeClosing.text}
      </Closing>
    </>
  );
}
