import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Reply } from '@yiqiao/contract/record/reply';
import { toLanguage } from '@yiqiao/contract/text/languages';
import { useSearchParams } from 'react-router-dom';
import { replyDraftId } from '../../offline/reply-draft.ts';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { newReplyPlace } from '../replies-places.ts';
import { emptyReply } from '../reply-form-values.ts';
import styles from './reply-panel.module.css';

interface PanelFootProps {
  chosen: Reply | null;
  /** How many were found, and of how many. */
  found: number;
  of: number;
  /** What stands in the field. */
  text: string;
  quote: QuoteSubmission;
  onClose: () => void;
}

/** How many there are, and the ways to change them or to make one of what is written. */
export function PanelFoot({ chosen, found, of, text, quote, onClose }: PanelFootProps) {
  const { replies: words } = useTexts();
  const { writeDraft } = useConsole();
  const [, setParams] = useSearchParams();
  const written = text.trim();
  const go = (place: string) => {
    onClose();
    setParams({ replies: place });
  };

  /** What is written becomes the text of a new one, in the client's script. */
  async function begin() {
    const empty = emptyReply();
    const texts = { ...empty.texts, [toLanguage(quote.language)]: written };
    // What was begun before stays, where nothing is to be taken over.
    if (isWorthKeeping(written)) {
      await writeDraft(replyDraftId(newReplyPlace), { reply: { ...empty, texts } });
    }
    go(newReplyPlace);
  }

  return (
    <p className={styles.foot}>
      {of > 0 && (
        <>
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd>
          </span>
          <span>{words.foundOf(found, of)}</span>
        </>
      )}
      {chosen !== null && <TextButton onClick={() => go(chosen.id)}>{words.edit}</TextButton>}
      {(of === 0 || isWorthKeeping(written)) && (
        <TextButton onClick={() => void begin()}>
          {isWorthKeeping(written) ? words.saveAs : words.first}
        </TextButton>
      )}
    </p>
  );
}

/** Not what only opens the panel. */
function isWorthKeeping(written: string): boolean {
  return written.length > 20;
}
