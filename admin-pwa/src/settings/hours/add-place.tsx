import { weekdays } from '@yiqiao/contract/hours/weekdays';
import { isTimeZone } from '@yiqiao/contract/text/time-zone';
import { useId, useState } from 'react';
import { cityOf, officeZone } from '../../clocks/zone-time.ts';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { Adding } from './adding.tsx';
import styles from './hours.module.css';
import { proposedHours } from './own-place.ts';
import type { HoursDrafting } from './use-hours-draft.ts';

interface AddPlaceProps {
  zones: readonly string[];
  drafting: HoursDrafting;
}

const proposedDays = weekdays.slice(0, 5);

/** Another place by its time zone; usual hours are proposed for it. */
export function AddPlace({ zones, drafting }: AddPlaceProps) {
  const { settings, language } = useTexts();
  const words = settings.hours;
  const id = useId();
  const [zone, setZone] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  function start() {
    setFault(null);
    setZone(zones.includes(officeZone()) ? '' : officeZone());
  }

  function add() {
    const typed = (zone ?? '').trim();
    if (!isTimeZone(typed)) return setFault(words.zoneFault);
    if (zones.includes(typed)) return setFault(words.zoneKnown);
    const week = proposedDays.map((day) => [`places.${typed}.${day}`, proposedHours]);
    const isNamed = language !== 'en' && /\p{Script=Han}/u.test(cityOf(typed));
    drafting.set({
      ...Object.fromEntries(week),
      ...(isNamed && { [`places.${typed}.name.${language}`]: cityOf(typed) }),
    });
    setZone(null);
  }

  if (zone === null) {
    return (
      <p>
        <TextButton onClick={start}>{words.addPlace}</TextButton>
      </p>
    );
  }
  return (
    <Adding
      legend={words.addPlace}
      faultId={`${id}-fault`}
      fault={fault}
      onAdd={add}
      onCancel={() => setZone(null)}
    >
      <label className={styles.field}>
        <span className={styles.word}>{words.zone}</span>
        <input
          className={styles.text}
          list={`${id}-zones`}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          value={zone}
          onChange={({ target }) => setZone(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      </label>
      <datalist id={`${id}-zones`}>
        {timeZones().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </Adding>
  );
}

/** The names that the browser knows; none in one that cannot list them. */
function timeZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
