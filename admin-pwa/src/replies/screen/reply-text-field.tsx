import type { Reply } from '@yiqiao/contract/record/reply';
import { autonyms, type Language } from '@yiqiao/contract/text/languages';
import { loadScripts } from '../../characters/scripts.ts';
import { formatBrief } from '../../clocks/format-time.ts';
import type { ReplyDraft } from '../../offline/storage/records/order-draft.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './replies.module.css';
import { ReplyFrame } from './reply-frame.tsx';

interface ReplyTextFieldProps {
  language: Language;
  values: ReplyDraft;
  /** As the office has it. */
  reply: Reply | null;
  /** What somebody else has made of it meanwhile. */
  theirs: Reply | null | undefined;
  fault: string | undefined;
  onFocus: () => void;
  onChange: (parts: Partial<ReplyDraft>) => void;
}

/** A reply in one script, with who has changed it last. */
export function ReplyTextField(props: ReplyTextFieldProps) {
  const { language, values, reply, theirs, fault, onFocus, onChange } = props;
  const { screen } = useTexts().replies;
  const now = useConsoleState((state) => state.now);
  const text = values.texts[language];
  const isUnread = values.unread.includes(language) && text !== '';
  const last = reply?.texts[language];
  const readIt = () => onChange({ unread: values.unread.filter((one) => one !== language) });
  return (
    <div>
      <ReplyFrame
        label={autonyms[language].name}
        hint={last ? screen.lastBy(formatBrief(last.at, now), last.by.name) : ''}
        fault={fault}
      >
        {(field) => (
          <textarea
            {...field}
            lang={language}
            rows={text === '' ? 2 : 4}
            value={text}
            onFocus={onFocus}
            onChange={({ target }) =>
              onChange({ texts: { ...values.texts, [language]: target.value } })
            }
          />
        )}
      </ReplyFrame>
      {isUnread && (
        <p className={styles.unread}>
          <span className={styles.mark}>{screen.converted}</span>
          <TextButton onClick={readIt}>{screen.read}</TextButton>
        </p>
      )}
      {text === '' && <BeginWithOther {...{ language, values, onChange }} />}
      {theirs && theirs.texts[language]?.text !== text && (
        <p className={styles.theirs}>
          <HanText>
            {theirs.texts[language] === undefined
              ? screen.conflict.nowEmpty
              : screen.conflict.now(theirs.texts[language].text)}
          </HanText>
        </p>
      )}
    </div>
  );
}

const otherScript = { 'zh-Hans': 'zh-Hant', 'zh-Hant': 'zh-Hans' } as const;

/** Offers the other Chinese script, converted, as what to begin with. From English there is nothing to convert. */
function BeginWithOther(props: Pick<ReplyTextFieldProps, 'language' | 'values' | 'onChange'>) {
  const { language, values, onChange } = props;
  const { screen } = useTexts().replies;
  if (language === 'en') return null;
  const other = otherScript[language];
  const source = values.texts[other];
  if (source.trim() === '') return null;

  async function begin() {
    const scripts = await loadScripts();
    const text =
      language === 'zh-Hant' ? scripts.toTraditional(source) : scripts.toSimplified(source);
    const unread = [...values.unread.filter((one) => one !== language), language];
    onChange({ texts: { ...values.texts, [language]: text }, unread });
  }

  return (
    <p className={styles.begin}>
      <TextButton onClick={() => void begin()}>
        {screen.begin(autonyms[other].name, autonyms[language].name)}
      </TextButton>
      <span>{screen.readYourself}</span>
    </p>
  );
}
