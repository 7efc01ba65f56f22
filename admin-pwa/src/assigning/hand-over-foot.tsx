import { textLimits } from '@yiqiao/contract/record/order';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './hand-over.module.css';
import { findColleague } from './use-holder.ts';
import { nobody } from './use-receivers.ts';

interface HandOverFootProps {
  chosen: string | null;
  note: string;
  onNote: (note: string) => void;
  onHand: () => void;
  onLeave: () => void;
}

/** A line for whoever is chosen, and the button that hands the order over. */
export function HandOverFoot({ chosen, note, onNote, onHand, onLeave }: HandOverFootProps) {
  const { menu } = useTexts().assigning;
  const deed = useDeed(chosen);
  const colleagues = useConsoleState((state) => state.colleagues);
  const receiver = findColleague(colleagues, chosen);
  return (
    <div className={styles.foot}>
      {receiver !== undefined && (
        <label className={styles.line}>
          <span className={parts.head}>
            <strong>
              <HanText>{menu.line(receiver.name)}</HanText>
            </strong>
            <span className={parts.quiet}>{menu.lineHint}</span>
          </span>
          <textarea
            className={styles.note}
            rows={2}
            maxLength={textLimits.note}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        </label>
      )}
      <div className={styles.deeds}>
        <Button isPrimary={chosen !== null} disabled={chosen === null} onClick={onHand}>
          <span>
            <HanText>{deed}</HanText>
          </span>
        </Button>
        <TextButton onClick={onLeave}>{menu.cancel}</TextButton>
      </div>
    </div>
  );
}

function useDeed(chosen: string | null): string {
  const { handOver, menu } = useTexts().assigning;
  const ownId = useConsoleState(({ person }) => person?.id);
  const colleagues = useConsoleState((state) => state.colleagues);
  if (chosen === nobody) return menu.giveBack;
  if (chosen === ownId) return menu.takeOver;
  const receiver = findColleague(colleagues, chosen);
  return receiver === undefined ? handOver : menu.to(receiver.name);
}
