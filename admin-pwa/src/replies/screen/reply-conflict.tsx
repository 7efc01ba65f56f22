import type { Reply } from '@yiqiao/contract/record/reply';
import { formatRecent } from '../../clocks/format-time.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { HanText } from '../../ui/han-text.tsx';
import styles from './replies.module.css';

interface ReplyConflictProps {
  /** `null`: it was deleted. */
  theirs: Reply | null;
  isBusy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else was first: nothing of either is lost until one is chosen. */
export function ReplyConflict({ theirs, isBusy, onMine, onTheirs }: ReplyConflictProps) {
  const { conflict } = useTexts().replies.screen;
  const now = useConsoleState((state) => state.now);
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <HanText>
          {theirs === null
            ? conflict.deleted
            : conflict.changed(theirs.by.name, formatRecent(theirs.at, now))}
        </HanText>
      </p>
      <div className={styles.choices}>
        <Button disabled={isBusy} onClick={onTheirs}>
          {conflict.theirs}
        </Button>
        <Button disabled={isBusy} onClick={onMine}>
          {conflict.mine}
        </Button>
      </div>
    </div>
  );
}
