import type { ReactNode, RefObject } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './console-header.module.css';
import { HeaderFrame } from './header-frame.tsx';
import {
  isOfficeOfOne,
  KeyButton,
  LogoutButton,
  OwnButton,
  PeopleButton,
  RefreshButton,
  SettingsButton,
} from './header-tools.tsx';
import { LanguageChoice } from './language-choice.tsx';

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
  /** Opens what the office says again and again. */
  onReplies: () => void;
  isAtReplies: boolean;
  /** Opens the office's settings. */
  onSettings: () => void;
  isAtSettings: boolean;
  /** Opens one's own name, ways in and language. */
  onMe: () => void;
  isAtMe: boolean;
  onLogout: () => void;
}

/** The rail of the office, with everything that staff and owners can open. */
export function ConsoleHeader(props: ConsoleHeaderProps) {
  const { views, choices, isReplaced, findButton } = props;
  const { onFind, onNewRequest, onExport, onHelp, onPeople, onSettings, onMe, onLogout } = props;
  const { replies, shell } = useTexts();
  const isAlone = useConsoleState(isOfficeOfOne);
  return (
    <HeaderFrame
      title={shell.title}
      views={views}
      isReplaced={isReplaced}
      inBar={
        <button ref={findButton} type="button" className={styles.find} onClick={onFind}>
          {shell.find}
        </button>
      }
    >
      {(thenClose, isOpen) => (
        <>
          <KeyButton name={shell.newRequest} shortcut="C" onPress={thenClose(onNewRequest)} />
          <RefreshButton onPress={thenClose()} />
          {isOpen && <div className={styles.choices}>{choices}</div>}
          <button type="button" className={styles.tool} onClick={thenClose(onExport)}>
            {shell.export}
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-current={props.isAtReplies ? 'page' : undefined}
            onClick={thenClose(props.onReplies)}
          >
            {replies.title}
          </button>
          <PeopleButton isCurrent={props.isAtPeople} onPress={thenClose(onPeople)} />
          <SettingsButton isCurrent={props.isAtSettings} onPress={thenClose(onSettings)} />
          {isAlone && <LanguageChoice />}
          <KeyButton name={shell.help} shortcut="?" onPress={thenClose(onHelp)} />
          {!isAlone && <OwnButton isCurrent={props.isAtMe} onPress={thenClose(onMe)} />}
          <LogoutButton onPress={thenClose(onLogout)} />
        </>
      )}
    </HeaderFrame>
  );
}
