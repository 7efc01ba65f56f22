import type { HoursSection } from '@yiqiao/contract/hours/hours-schema';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { DaysOff } from './days-off/days-off.tsx';
import { WorkingDays } from './days-off/working-days.tsx';
import { AddPlace } from './hours/add-place.tsx';
import { zonesOf } from './hours/hours-fields.ts';
import { nameOfHoursField } from './hours/hours-names.ts';
import { HoursPreview } from './hours/hours-preview.tsx';
import { Place } from './hours/place.tsx';
import { useHoursDraft } from './hours/use-hours-draft.ts';
import { SectionForm } from './section/section-form.tsx';
import type { HeldSettings } from './section/use-held-settings.ts';

interface HoursFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function HoursForm({ held, isOffline }: HoursFormProps) {
  return held.settings && <Form live={held.settings.hours} {...{ held, isOffline }} />;
}

/** Where and when the office works, and when it does not. */
function Form({ live, held, isOffline }: HoursFormProps & { live: HoursSection }) {
  const { settings: words } = useTexts();
  const now = useConsoleState((state) => state.now);
  const drafting = useHoursDraft(held, live);
  const { changed, putting, put } = drafting.text;
  const zones = zonesOf(drafting.next);
  const names = changed.map(({ name }) => nameOfHoursField(words, name, now));
  return (
    <SectionForm
      title={words.places.hours}
      lead={words.hours.lead}
      count={changed.length}
      names={names.length > 4 ? [...names.slice(0, 3), '…'] : names}
      {...{ putting, isOffline }}
      onPut={() => put()}
      preview={<HoursPreview section={drafting.section} now={now} />}
    >
      {zones.map((zone) => (
        <Place key={zone} {...{ zone, drafting }} />
      ))}
      {zones.length === 0 && <p className={parts.quiet}>{words.hours.noPlace}</p>}
      <AddPlace {...{ zones, drafting }} />
      <DaysOff {...{ zones, drafting, now }} />
      {zones.length > 0 && <WorkingDays {...{ zones, drafting, now }} />}
    </SectionForm>
  );
}
