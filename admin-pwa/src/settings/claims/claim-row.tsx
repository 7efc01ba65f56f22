import { placesOfClaim } from '@yiqiao/contract/claims/claim-places';
import type { ClaimId } from '@yiqiao/contract/claims/claims-schema';
import type { SettingsLine } from '@yiqiao/contract/record/settings';
import { useId } from 'react';
import { formatRecent } from '../../clocks/format-time.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { LiveValue } from '../section/live-value.tsx';
import styles from './claims.module.css';

interface ClaimRowProps {
  id: ClaimId;
  /** Whether it would be shown. */
  isShown: boolean;
  /** Whether it is. */
  isLive: boolean;
  /** Newest first. */
  history: readonly SettingsLine[];
  /** How many translators contradict it. */
  paid: number;
  onPress: () => void;
}

/** A claim with its box, where it stands, and what is to be said of it. */
export function ClaimRow({ id, isShown, isLive, history, paid, onPress }: ClaimRowProps) {
  const { claims: words, comma } = useTexts().settings;
  const noteId = useId();
  const places = placesOfClaim[id].map((place) => words.places[place]).join(comma);
  return (
    <li className={styles.claim}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={parts.box}
          checked={isShown}
          aria-describedby={noteId}
          onChange={onPress}
        />
        <span className={isShown ? undefined : styles.off}>{words.names[id]}</span>
      </label>
      <p className={styles.places} aria-hidden="true">
        {places}
      </p>
      <div id={noteId} className={styles.notes}>
        <span className="visually-hidden">{words.standsOn(places)}</span>
        {isShown !== isLive && (
          <p className={styles.note}>
            <LiveValue value={isLive ? words.shown : words.off} />{' '}
            <span aria-hidden="true">{isShown ? words.shown : words.off}</span>
          </p>
        )}
        {!isShown && !isLive && <OffSince {...{ id, history }} />}
        {isShown && paid > 0 && <p className={parts.flag}>{words.fees(paid)}</p>}
      </div>
    </li>
  );
}

/** Who has switched it off, and when; nothing where the history does not reach so far back. */
function OffSince({ id, history }: Pick<ClaimRowProps, 'id' | 'history'>) {
  const { claims: words } = useTexts().settings;
  const now = useConsoleState((state) => state.now);
  const line = history.find(({ section, field }) => section === 'claims' && field === id);
  if (line?.to !== false) return null;
  return (
    <p className={styles.note}>
      <HanText>{words.offSince(formatRecent(line.at, now), line.by.name)}</HanText>
    </p>
  );
}
