import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { LiveValue } from '../section/live-value.tsx';
import styles from './kept.module.css';
import { choicesOf } from './kept-choices.ts';
import { type KeptField, keptText } from './kept-names.ts';
import type { KeptDrafting } from './use-kept-draft.ts';

interface KeptChoiceProps {
  field: KeptField;
  id: string;
  live: KeptSection;
  drafting: KeptDrafting;
}

/** For how long, with what is live struck out below it where something else was chosen. */
export function KeptChoice({ field, id, live, drafting }: KeptChoiceProps) {
  const { settings: words } = useTexts();
  const { next, changed, putting, choose } = drafting;
  const choices = choicesOf(field, live, next);
  const isWrong = putting.wrong === field;
  return (
    <>
      <select
        className={styles.select}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-says ${id}-live ${id}-fault`}
        aria-invalid={isWrong}
        value={String(next[field])}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex];
          if (chosen !== undefined) choose(field, chosen);
        }}
      >
        {choices.map((value) => (
          <option key={value} value={value}>
            {keptText(words, field, value)}
          </option>
        ))}
      </select>
      <p id={`${id}-live`} className={styles.live}>
        {changed.includes(field) && <LiveValue value={keptText(words, field, live[field])} />}
      </p>
      <p id={`${id}-fault`} role="alert" className={parts.fault}>
        {isWrong && words.kept.fault}
      </p>
    </>
  );
}
