import type { Reply } from '@yiqiao/contract/record/reply';
import { autonyms, type Language, languages } from '@yiqiao/contract/text/languages';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { ReplyPart } from '../blanks.ts';
import styles from './reply-panel.module.css';

interface ReplyPreviewProps {
  reply: Reply | null;
  language: Language;
  /** `null` where it says nothing in this script. */
  parts: readonly ReplyPart[] | null;
  onLanguage: (language: Language) => void;
  onPut: () => void;
}

/** The chosen reply as it would be put in, in a script that can be changed. */
export function ReplyPreview({ reply, language, parts, onLanguage, onPut }: ReplyPreviewProps) {
  const { replies: words } = useTexts();
  if (reply === null) return null;
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.scripts}>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            className={styles.script}
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
          >
            {autonyms[one].name}
          </button>
        ))}
        <span className={styles.keys} aria-hidden="true">
          <kbd>←</kbd> <kbd>→</kbd>
        </span>
      </div>
      {parts === null ? (
        <Missing {...{ reply, language, onLanguage }} />
      ) : (
        <>
          {reply.texts[language]?.isDraft === true && (
            <p className={styles.draft}>{words.unread}</p>
          )}
          <p className={styles.text} lang={language}>
            {parts.map(({ kind, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
              <span key={index} data-kind={kind} className={styles.part}>
                {text}
              </span>
            ))}
          </p>
          <Legend parts={parts} />
          <Button className={styles.put} onClick={onPut}>
            {words.putIn}
          </Button>
        </>
      )}
    </section>
  );
}

/** Nothing is converted by itself: another script is somebody's choice. */
function Missing(props: Pick<ReplyPreviewProps, 'language' | 'onLanguage'> & { reply: Reply }) {
  const { reply, language, onLanguage } = props;
  const { replies: words } = useTexts();
  return (
    <div role="status" className={styles.missing}>
      <p>{words.missing(autonyms[language].name)}</p>
      {languages
        .filter((one) => reply.texts[one] !== undefined)
        .map((one) => (
          <TextButton key={one} onClick={() => onLanguage(one)}>
            {words.use(autonyms[one].name)}
          </TextButton>
        ))}
    </div>
  );
}

/** What the two kinds of blanks mean, where there are any. */
function Legend({ parts }: { parts: readonly ReplyPart[] }) {
  const { legend } = useTexts().replies;
  const has = (kind: ReplyPart['kind']) => parts.some((part) => part.kind === kind);
  if (!has('filled') && !has('open')) return null;
  return (
    <p className={styles.legend}>
      {has('filled') && (
        <>
          <span data-kind="filled" className={styles.part}>
            {legend.filled}
          </span>
          {legend.fromOrder}
        </>
      )}
      {has('open') && (
        <>
          <span data-kind="open" className={styles.part}>
            {legend.open}
          </span>
          {legend.forYou}
        </>
      )}
    </p>
  );
}
