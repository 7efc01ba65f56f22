import { autonyms } from '@yiqiao/contract/text/languages';
import { useEffect, useRef, useState } from 'react';
import { FactorSetUp } from '../factor/factor-set-up.tsx';
import { NewCodes } from '../factor/new-codes.tsx';
import people from '../people/people.module.css';
import person from '../people/person.module.css';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { isNarrowScreen, useIsNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import { MeLanguage } from './language/me-language.tsx';
import styles from './me.module.css';
import { type MePlace, meListPlace, mePlaces, toMePlace } from './me-places.ts';
import { NameAndSeal } from './name/name-and-seal.tsx';
import { WaysIn } from './ways-in/ways-in.tsx';

export interface MeScreenProps {
  /** One of the places of Me, or the list. */
  place: string;
  onPlace: (place: string) => void;
  onClose: () => void;
}

/** One's own name, ways in and language, in the place of the submissions. */
export function MeScreen({ place, onPlace, onClose }: MeScreenProps) {
  const { me: words } = useTexts();
  const isNarrow = useIsNarrowScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = toMePlace(place);
  useEffect(() => {
    if (!isNarrowScreen() || toMePlace(place) === null)
      heading.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <>
      <section className={people.pane} aria-label={words.list} inert={isNarrow && chosen !== null}>
        <div className={people.head}>
          <TextButton className={people.back} onClick={onClose}>
            {words.back}
          </TextButton>
          <h2 ref={heading} className={people.count} tabIndex={-1}>
            {words.title}
          </h2>
        </div>
        <ul>
          {mePlaces.map((one) => (
            <Row key={one} place={one} isChosen={one === chosen} onChoose={() => onPlace(one)} />
          ))}
        </ul>
      </section>
      <section
        className={people.detail}
        data-open={chosen !== null}
        aria-label={chosen === null ? words.title : words.places[chosen]}
      >
        <div className={people.backToList} data-open={chosen !== null}>
          <TextButton onClick={() => onPlace(meListPlace)}>{words.backToMe}</TextButton>
        </div>
        {chosen === null ? (
          <p className={`${parts.quiet} ${people.empty}`}>{words.choose}</p>
        ) : (
          <Chosen key={chosen} place={chosen} />
        )}
      </section>
    </>
  );
}

function Row({
  place,
  isChosen,
  onChoose,
}: {
  place: MePlace;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { me: words, language } = useTexts();
  const name = useConsoleState((state) => state.person?.name ?? state.username);
  const facts: Readonly<Record<MePlace, string>> = {
    name,
    'ways-in': words.waysInHint,
    language: words.languageHere(autonyms[language].name),
  };
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <span className={people.name}>{words.places[place]}</span>
        <span className={styles.line}>
          <HanText>{facts[place]}</HanText>
        </span>
      </button>
    </li>
  );
}

function Chosen({ place }: { place: MePlace }) {
  const { me: words } = useTexts();
  const [setting, setSetting] = useState<Setting | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Over the list it is a screen of its own: reading starts at its heading.
  useEffect(() => {
    if (isNarrowScreen()) heading.current?.focus({ preventScroll: true });
  }, []);
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
    case 'language':
      return <MeLanguage />;
  }
}
