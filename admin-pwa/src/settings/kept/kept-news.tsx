import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import { useMemo } from 'react';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './kept.module.css';
import { findKeptEffects } from './kept-effects.ts';
import { keptText } from './kept-names.ts';
import { daysOf } from './time-scale.ts';
import type { KeptDrafting } from './use-kept-draft.ts';

interface KeptNewsProps {
  live: KeptSection;
  drafting: KeptDrafting;
}

/** In the band: what would be kept for how long instead, and what becomes of what is here already. */
export function KeptNews({ live, drafting: { next, changed } }: KeptNewsProps) {
  const { settings: words } = useTexts();
  const { changeOf, change } = words.kept;
  return (
    <>
      {changed.map((field) => (
        <span key={field} className={styles.change}>
          {changeOf(words.kept.names[field])}
          <s>{keptText(words, field, live[field])}</s>
          {change.space}
          <b>{keptText(words, field, next[field])}</b>
          {change.end}
        </span>
      ))}
      <Effects {...{ live, next }} />
    </>
  );
}

function Effects({ live, next }: { live: KeptSection; next: KeptSection }) {
  const { band, kept: words } = useTexts().settings;
  const quotes = useConsoleState(({ list }) => list.quotes);
  const now = useConsoleState((state) => state.now);
  const { retentionHours, abandonedDays } = next;
  const effects = useMemo(
    () => findKeptEffects(quotes, { ...live, retentionHours, abandonedDays }, now),
    [quotes, live, retentionHours, abandonedDays, now],
  );
  const isLonger = (field: 'retentionHours' | 'invoiceYears') =>
    daysOf(field, next[field]) > daysOf(field, live[field]);
  const sentences = [
    effects.stays > 0 && words.stays(effects.stays),
    effects.announced > 0 && words.announced(effects.announced),
    effects.sooner > 0 && words.sooner(effects.sooner),
    effects.atOnce > 0 && words.atOnce(effects.atOnce),
    isLonger('retentionHours') && words.datesStay,
    next.invoiceYears !== live.invoiceYears && words.invoicesStay,
  ];
  return sentences.filter((sentence) => sentence !== false).join(band.space);
}
