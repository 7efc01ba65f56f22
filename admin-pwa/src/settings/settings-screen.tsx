import { companyNameIn } from '@yiqiao/contract/company-name';
import { languages } from '@yiqiao/contract/text/languages';
import { useEffect, useRef } from 'react';
import me from '../me/me.module.css';
import people from '../people/people.module.css';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { isNarrowScreen, useIsNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import { changedIn } from './company-fields.ts';
import { CompanyForm } from './company-form.tsx';
import styles from './settings.module.css';
import { SettingsHistory } from './settings-history.tsx';
import {
  type SettingsPlace,
  settingsListPlace,
  settingsPlaces,
  toSettingsPlace,
} from './settings-places.ts';
import { type HeldSettings, useHeldSettings } from './use-held-settings.ts';

export interface SettingsScreenProps {
  /** One of the places of the settings, or the list. */
  place: string;
  onPlace: (place: string) => void;
  onClose: () => void;
}

/** The office's own settings, in the place of the submissions. */
export function SettingsScreen({ place, onPlace, onClose }: SettingsScreenProps) {
  const { settings: words } = useTexts();
  const isOwner = useConsoleState(({ person }) => person?.role === 'owner');
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const held = useHeldSettings(isOffline);
  const isNarrow = useIsNarrowScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = toSettingsPlace(place);
  const isKnown = isOwner && held.settings !== null;
  useEffect(() => {
    if (!isNarrowScreen() || toSettingsPlace(place) === null)
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
          <span className={`${parts.quiet} ${styles.hint}`}>{words.hint}</span>
        </div>
        <State {...{ held, isOwner, isOffline }} />
        {isKnown && (
          <ul>
            {settingsPlaces.map((one) => (
              <Row
                key={one}
                {...{ place: one, held, isChosen: one === chosen }}
                onChoose={() => onPlace(one)}
              />
            ))}
          </ul>
        )}
        <p className={styles.note}>{words.note}</p>
      </section>
      <section
        className={people.detail}
        data-open={chosen !== null}
        aria-label={chosen === null ? words.title : words.places[chosen]}
      >
        <div className={people.backToList} data-open={chosen !== null}>
          <TextButton onClick={() => onPlace(settingsListPlace)}>{words.backToSettings}</TextButton>
        </div>
        {isKnown && chosen === null && (
          <p className={`${parts.quiet} ${people.empty}`}>{words.choose}</p>
        )}
        {isKnown && chosen === 'company' && <CompanyForm {...{ held, isOffline }} />}
        {isKnown && chosen === 'history' && <SettingsHistory {...{ held, isOffline }} />}
      </section>
    </>
  );
}

interface StateProps {
  held: HeldSettings;
  isOwner: boolean;
  isOffline: boolean;
}

/** Why there is nothing to see. */
function State({ held, isOwner, isOffline }: StateProps) {
  const { settings: words } = useTexts();
  const { settings, problem, ask } = held;
  const stateOf = () => {
    if (!isOwner) return words.ownersOnly;
    if (isOffline) return words.offline;
    return problem ?? (settings === null ? words.loading : null);
  };
  return (
    <>
      <p role="status" className={people.status}>
        {stateOf()}
      </p>
      {isOwner && problem !== null && !isOffline && (
        <TextButton className={people.again} onClick={ask}>
          {words.tryAgain}
        </TextButton>
      )}
    </>
  );
}

interface RowProps {
  place: SettingsPlace;
  held: HeldSettings;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ place, held, isChosen, onChoose }: RowProps) {
  const { settings: words } = useTexts();
  const draft = useConsoleState((state) => state.companyDraft);
  const { settings } = held;
  if (settings === null) return null;
  const names = new Set(languages.map((language) => companyNameIn(language, settings.company)));
  const waiting = changedIn(settings.company, draft).length;
  const facts: Readonly<Record<SettingsPlace, string>> = {
    company: waiting > 0 ? words.notLive(waiting) : [...names].join(words.comma),
    history: settings.changes === 0 ? words.unchanged : words.changes(settings.changes),
  };
  return (
    <li>
      <button
        type="button"
        className={me.row}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <span className={people.name}>{words.places[place]}</span>
        <span className={me.line}>
          <HanText>{facts[place]}</HanText>
        </span>
      </button>
    </li>
  );
}
