import { keptFor } from '@yiqiao/contract/keeping/kept-for';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import { type ReactNode, useId, useMemo } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './kept/kept.module.css';
import { KeptChoice } from './kept/kept-choice.tsx';
import { countDueThisWeek } from './kept/kept-effects.ts';
import { KeptLine, TimeMarks } from './kept/kept-line.tsx';
import type { KeptField } from './kept/kept-names.ts';
import { KeptNews } from './kept/kept-news.tsx';
import { daysOf } from './kept/time-scale.ts';
import { type KeptDrafting, useKeptDraft } from './kept/use-kept-draft.ts';
import { SectionForm } from './section/section-form.tsx';
import type { HeldSettings } from './section/use-held-settings.ts';

interface KeptFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function KeptForm({ held, isOffline }: KeptFormProps) {
  return held.settings && <Form live={held.settings.kept} {...{ held, isOffline }} />;
}

/** When documents, finished files and invoices are deleted. */
function Form({ live, held, isOffline }: KeptFormProps & { live: KeptSection }) {
  const { settings: words } = useTexts();
  const drafting = useKeptDraft(held, live);
  const { changed, putting, put } = drafting;
  const { kept } = words;
  const id = useId();
  const shared = { live, drafting };
  return (
    <SectionForm
      title={words.places.kept}
      lead={kept.lead}
      count={changed.length}
      names={changed.map((field) => kept.names[field])}
      news={<KeptNews {...shared} />}
      {...{ putting, isOffline }}
      onPut={put}
      preview={null}
    >
      <div className={styles.things}>
        <TimeMarks />
        <ul>
          <Thing
            field="retentionHours"
            says={live.retentionHours === 'off' ? kept.unkept : kept.says.retentionHours}
            {...shared}
          />
          <Thing field="abandonedDays" says={<AbandonedWords />} {...shared} />
          <KeptLine
            thing="page"
            id={id}
            says={kept.says.page}
            days={keptFor.linkDays}
            liveDays={keptFor.linkDays}
          >
            <p className={styles.fixed}>{kept.days(keptFor.linkDays)}</p>
          </KeptLine>
          <Thing field="invoiceYears" says={kept.says.invoiceYears} {...shared} />
        </ul>
      </div>
    </SectionForm>
  );
}

interface ThingProps {
  field: KeptField;
  says: ReactNode;
  live: KeptSection;
  drafting: KeptDrafting;
}

function Thing({ field, says, live, drafting }: ThingProps) {
  const id = useId();
  return (
    <KeptLine
      thing={field}
      {...{ id, says }}
      days={daysOf(field, drafting.next[field])}
      liveDays={daysOf(field, live[field])}
    >
      <KeptChoice {...{ field, id, live, drafting }} />
    </KeptLine>
  );
}

/** Also how many go within the week, as far as this device knows. */
function AbandonedWords() {
  const { settings } = useTexts();
  const quotes = useConsoleState(({ list }) => list.quotes);
  const now = useConsoleState((state) => state.now);
  const due = useMemo(() => countDueThisWeek(quotes, now), [quotes, now]);
  const { says, dueThisWeek } = settings.kept;
  return due === 0
    ? says.abandonedDays
    : `${says.abandonedDays}${settings.band.space}${dueThisWeek(due)}`;
}
