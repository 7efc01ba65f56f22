import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { formatAsOf } from '../clocks/format-time.ts';
import { Seal } from '../seal/seal.tsx';
import type { ConsoleState } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './console-header.module.css';
import { InstallButton } from './install-button.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useDismissal } from './use-dismissal.ts';

interface ConsoleHeaderProps {
  /** The filter by view and status. */
  views: ReactNode;
  /** Filters and order of the list, for screens that have no room for them beside it. */
  choices: ReactNode;
  /** Whether on a phone the search or a submission stands in its place. */
  isReplaced: boolean;
  findButton: RefObject<HTMLButtonElement | null>;
  onFind: () => void;
  onNewRequest: () => void;
  onExport: () => void;
  onHelp: () => void;
  /** Opens what owners see of the people. */
  onPeople: () => void;
  isAtPeople: boolean;
  /** Opens the office's settings. */
  onSettings: () => void;
  isAtSettings: boolean;
  /** Opens one's own name, ways in and language. */
  onMe: () => void;
  isAtMe: boolean;
  onLogout: () => void;
}

/** Name, views and tools: a rail beside the list, or a bar above it with the tools under "More". */
export function ConsoleHeader(props: ConsoleHeaderProps) {
  const { views, choices, isReplaced, findButton } = props;
  const { onFind, onNewRequest, onExport, onHelp, onPeople, onSettings, onMe, onLogout } = props;
  const { shell } = useTexts();
  const isAlone = useConsoleState(isOfficeOfOne);
  const [isOpen, setIsOpen] = useState(false);
  const moreButton = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLDivElement>(null);
  useDismissal(isOpen, more, moreButton, () => setIsOpen(false));
  const thenClose = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  return (
    <header className={styles.header} data-replaced={isReplaced}>
      <div className={styles.name}>
        <WordMark />
        <h1 className={styles.title}>{shell.title}</h1>
      </div>
      <div className={styles.views}>{views}</div>
      <div className={styles.bar}>
        <button ref={findButton} type="button" className={styles.find} onClick={onFind}>
          {shell.find}
        </button>
        <button
          ref={moreButton}
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls="tools"
          onClick={() => setIsOpen(!isOpen)}
        >
          {shell.more}
        </button>
      </div>
      <div ref={more} id="tools" className={styles.tools} data-open={isOpen}>
        <InstallButton className={styles.install} />
        <KeyButton name={shell.newRequest} shortcut="C" onPress={thenClose(onNewRequest)} />
        <RefreshButton onPress={() => setIsOpen(false)} />
        {isOpen && <div className={styles.choices}>{choices}</div>}
        <button type="button" className={styles.tool} onClick={thenClose(onExport)}>
          {shell.export}
        </button>
        <PeopleButton isCurrent={props.isAtPeople} onPress={thenClose(onPeople)} />
        <SettingsButton isCurrent={props.isAtSettings} onPress={thenClose(onSettings)} />
        {isAlone && <LanguageChoice />}
        <KeyButton name={shell.help} shortcut="?" onPress={thenClose(onHelp)} />
        {!isAlone && <OwnButton isCurrent={props.isAtMe} onPress={thenClose(onMe)} />}
        <LogoutButton onPress={thenClose(onLogout)} />
      </div>
    </header>
  );
}

/** Keeps its label while it works: a wider one would move its neighbors. */
function RefreshButton({ onPress }: { onPress: () => void }) {
  const { resume, endUndo } = useConsole();
  const { shell } = useTexts();
  const isBusy = useConsoleState((state) => state.isRefreshing);
  const asOf = useConsoleState(({ list }) => list.asOf);
  const now = useConsoleState((state) => state.now);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => {
        onPress();
        endUndo();
        void resume();
      }}
    >
      <span>{shell.refresh}</span>
      {asOf !== null && (
        <span className={styles.note}>
          <span className="visually-hidden">{shell.lastAt}</span>
          {formatAsOf(asOf, now)}
        </span>
      )}
    </button>
  );
}

interface KeyButtonProps {
  name: string;
  /** The single key that does the same, where single keys are on. */
  shortcut: string;
  onPress: () => void;
}

function KeyButton({ name, shortcut, onPress }: KeyButtonProps) {
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-keyshortcuts={hasSingleKeys ? shortcut : undefined}
      onClick={onPress}
    >
      {name}
    </button>
  );
}

/** For owners. As long as nobody is known it keeps its place: those above would move. */
function PeopleButton({ isCurrent, onPress }: { isCurrent: boolean; onPress: () => void }) {
  const { people } = useTexts();
  const role = useConsoleState(({ person }) => person?.role);
  const here = useConsoleState((state) => state.peopleHere);
  if (role !== undefined && role !== 'owner') return null;
  return (
    <button
      type="button"
      className={styles.tool}
      data-kept={role === undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      <span>{people.title} </span>
      {here > 1 && <span className={styles.note}>{here}</span>}
    </button>
  );
}

/** For owners; it keeps its place like that of the people. */
function SettingsButton({ isCurrent, onPress }: { isCurrent: boolean; onPress: () => void }) {
  const { settings } = useTexts();
  const role = useConsoleState(({ person }) => person?.role);
  if (role !== undefined && role !== 'owner') return null;
  return (
    <button
      type="button"
      className={styles.tool}
      data-kept={role === undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      {settings.title}
    </button>
  );
}

/** An office of one shows no seals, and its language stands in the rail. */
function isOfficeOfOne({ person, peopleHere }: ConsoleState): boolean {
  return person === null || peopleHere < 2;
}

/** Who is logged in: the way to Me. */
function OwnButton({ isCurrent, onPress }: { isCurrent: boolean; onPress: () => void }) {
  const person = useConsoleState((state) => state.person);
  if (person === null) return null;
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.own}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      <Seal seal={person.seal} size={20} look="cut-in" />
      <span className={styles.ownName}>
        <HanText>{person.name}</HanText>
      </span>
    </button>
  );
}

function LogoutButton({ onPress }: { onPress: () => void }) {
  const { shell } = useTexts();
  const username = useConsoleState(({ username: name, peopleHere }) =>
    peopleHere < 2 ? name : '',
  );
  return (
    <button type="button" className={styles.tool} onClick={onPress}>
      <span>{shell.logout}</span>
      {username && <span className={styles.note}>{username}</span>}
    </button>
  );
}
