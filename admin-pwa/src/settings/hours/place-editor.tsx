import { type Weekday, weekdays } from '@yiqiao/contract/hours/weekdays';
import { languages } from '@yiqiao/contract/text/languages';
import { useId } from 'react';
import { cityOf } from '../../clocks/zone-time.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { LiveValue } from '../section/live-value.tsx';
import { ScriptFields, ScriptHead } from '../section/script-fields.tsx';
import { TextInput } from '../section/text-input.tsx';
import styles from './hours.module.css';
import { withoutFields } from './hours-fields.ts';
import { hoursText, siteWords } from './hours-names.ts';
import { usualHours } from './own-place.ts';
import { SpanFields } from './span-fields.tsx';
import type { HoursDrafting } from './use-hours-draft.ts';

interface PlaceEditorProps {
  zone: string;
  drafting: HoursDrafting;
}

/** What a place is called, and the hours of each of its days. */
export function PlaceEditor({ zone, drafting }: PlaceEditorProps) {
  const { settings } = useTexts();
  const words = settings.hours;
  return (
    <div className={styles.editor}>
      <p className={parts.quiet}>{words.clock(cityOf(zone))}</p>
      <ScriptHead />
      <ScriptFields legend={words.name}>
        {languages.map((language) => (
          <TextInput
            key={language}
            field={{ name: `places.${zone}.name.${language}`, language, look: 'line' }}
            label={words.name}
            drafting={drafting.text}
            faultOf={() => words.nameFault}
          />
        ))}
      </ScriptFields>
      <ul>
        {weekdays.map((day) => (
          <DayRow key={day} {...{ day, zone, drafting }} />
        ))}
      </ul>
      <p>
        <TextButton onClick={() => drafting.set(withoutFields(drafting.next, `places.${zone}`))}>
          {words.removePlace}
        </TextButton>
      </p>
    </div>
  );
}

function DayRow({ day, zone, drafting }: PlaceEditorProps & { day: Weekday }) {
  const { settings, language } = useTexts();
  const words = settings.hours;
  const id = useId();
  const name = `places.${zone}.${day}`;
  const said = siteWords[language].days([day]);
  const live = drafting.live.get(name) ?? '';
  const next = drafting.next.get(name) ?? '';
  const isWrong = drafting.text.putting.wrong === name;
  return (
    <li className={styles.day}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={parts.box}
          checked={next !== ''}
          aria-label={words.worksOn(said)}
          onChange={() =>
            drafting.set({ [name]: next === '' ? usualHours(drafting.next, zone) : '' })
          }
        />
        <span>{said}</span>
      </label>
      {next === '' ? (
        <span className={parts.quiet}>{words.closed}</span>
      ) : (
        <SpanFields
          value={next}
          of={said}
          isWrong={isWrong}
          describedBy={`${id}-fault`}
          onChange={(hours) => drafting.set({ [name]: hours })}
        />
      )}
      <div className={styles.note}>
        {next !== live && <LiveValue value={live === '' ? words.closed : hoursText(live)} />}
        <p id={`${id}-fault`} role="alert" className={parts.fault}>
          {isWrong && words.hoursFault}
        </p>
      </div>
    </li>
  );
}
