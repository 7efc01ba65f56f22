import { autonyms } from '@yiqiao/contract/text/languages';
import { useState } from 'react';
import { FactorSetUp } from '../factor/factor-set-up.tsx';
import { NewCodes } from '../factor/new-codes.tsx';
import person from '../people/person.module.css';
import { Room } from '../people/room/room.tsx';
import { RoomList } from '../people/room/room-list.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { useScreenHeading } from '../ui/screen/use-screen-heading.ts';
import { MeLanguage } from './language/me-language.tsx';
import { type MePlace, meListPlace, mePlaces, toMePlace } from './me-places.ts';
import { NameAndSeal } from './name/name-and-seal.tsx';
import { Notices } from './notices/notices.tsx';
import { useNoticesFact } from './notices/use-notices-fact.ts';
import { WaysIn } from './ways-in/ways-in.tsx';

export interface MeScreenProps {
  /** One of the places of Me, or the list. */
  place: string;
  onPlace: (place: string) => void;
  onClose: () => void;
}

/** One's own name, ways in, notices and language, in the place of the submissions. */
export function MeScreen({ place, onPlace, onClose }: MeScreenProps) {
  const { me: words, language } = useTexts();
  const name = useConsoleState((state) => state.person?.name ?? state.username);
  const chosen = toMePlace(place);
  const facts: Readonly<Record<MePlace, string>> = {
    name,
    'ways-in': words.waysInHint,
    notices: useNoticesFact(),
    language: words.languageHere(autonyms[language].name),
  };
  return (
    <Room
      words={words}
      backToList={words.backToMe}
      chosen={chosen}
      name={chosen && words.places[chosen]}
      list={<RoomList places={mePlaces} names={words.places} {...{ facts, chosen, onPlace }} />}
      onBackToList={() => onPlace(meListPlace)}
      onClose={onClose}
    >
      {chosen && <Chosen key={chosen} place={chosen} />}
    </Room>
  );
}

function Chosen({ place }: { place: MePlace }) {
  const { me: words } = useTexts();
  const [setting, setSetting] = useState<Setting | null>(null);
  const heading = useScreenHeading();
  const close = () => setSetting(null);
  return (
    <div className={person.detail}>
      {setting === 'factor' && <FactorSetUp level="h2" onDone={close} onLeave={close} />}
      {setting === 'codes' && <NewCodes onDone={close} onLeave={close} />}
      {setting === null && (
        <>
          <h2 ref={heading} className={person.name} tabIndex={-1}>
            {words.places[place]}
          </h2>
          <Part place={place} onSet={setSetting} />
        </>
      )}
    </div>
  );
}

/** What is set up on a screen of its own. */
type Setting = 'factor' | 'codes';

function Part({ place, onSet }: { place: MePlace; onSet: (setting: Setting) => void }) {
  switch (place) {
    case 'name':
      return <NameAndSeal />;
    case 'ways-in':
      return <WaysIn onSetUpFactor={() => onSet('factor')} onNewCodes={() => onSet('codes')} />;
    case 'notices':
      return <Notices />;
    case 'language':
      return <MeLanguage />;
  }
}
