import type { ReactNode } from 'react';
import { formatAsOf } from '../clocks/format-time.ts';
import { Seal } from '../seal/seal.tsx';
import { isAtSeat } from '../state/at-seat.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import styles from './console-header.module.css';

/** Keeps its label while it works: a wider one would move its neighbors. */
export function RefreshButton({ onPress }: { onPress: () => void }) {
  const { resumeAnew, endUndo } = useConsole();
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
        void resumeAnew();
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

export function KeyButton({ name, shortcut, onPress }: KeyButtonProps) {
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

interface OwnersButtonProps {
  isCurrent: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** For owners. As long as nobody is known it keeps its place: those above would move. */
function OwnersButton({ isCurrent, onPress, children }: OwnersButtonProps) {
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
      {children}
    </button>
  );
}

export function PeopleButton(props: Omit<OwnersButtonProps, 'children'>) {
  const { people } = useTexts();
  const here = useConsoleState((state) => state.peopleHere);
  return (
    <OwnersButton {...props}>
      <span>{people.title} </span>
      {here > 1 && <span className={styles.note}>{here}</span>}
    </OwnersButton>
  );
}

export function SettingsButton(props: Omit<OwnersButtonProps, 'children'>) {
  return <OwnersButton {...props}>{useTexts().settings.title}</OwnersButton>;
}

/** An office of one shows no seals, and its language stands in the rail. */
export function isOfficeOfOne({ person, peopleHere }: ConsoleState): boolean {
  return person === null || peopleHere < 2;
}

/** Who is logged in: the way to Me. */
export function OwnButton({ isCurrent, onPress }: { isCurrent: boolean; onPress: () => void }) {
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

export function LogoutButton({ onPress }: { onPress: () => void }) {
  const { shell } = useTexts();
  const username = useConsoleState((state) =>
    state.peopleHere < 2 && !isAtSeat(state) ? state.username : '',
  );
  return (
    <button type="button" className={styles.tool} onClick={onPress}>
      <span>{shell.logout}</span>
      {username && <span className={styles.note}>{username}</span>}
    </button>
  );
}
