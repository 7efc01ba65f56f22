import { isWithin, readDay } from '@yiqiao/contract/hours/calendar-days';
import { readSpan } from '@yiqiao/contract/hours/time-span';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Adding } from '../hours/adding.tsx';
import { listDays } from '../hours/hours-fields.ts';
import { usualHours } from '../hours/own-place.ts';
import { SpanFields } from '../hours/span-fields.tsx';
import { DateField } from './date-field.tsx';
import type { DaysProps } from './days-props.ts';
import { PlaceChoice } from './place-choice.tsx';

/** A day and its hours. It is a draft until it is put live. */
export function AddWorkingDay({ zones, drafting, onDone }: DaysProps & { onDone: () => void }) {
  const { hours: words } = useTexts().settings;
  const id = useId();
  const [zone, setZone] = useState(zones[0] ?? '');
  const [day, setDay] = useState('');
  const [hours, setHours] = useState(usualHours(drafting.next, zone));
  const [fault, setFault] = useState('');

  function add() {
    const at = readDay(day);
    if (at === null) return setFault(words.daysFault);
    if (readSpan(hours) === null) return setFault(words.hoursFault);
    const off = listDays(drafting.next, 'daysOff').some(
      (one) => (one.zone === null || one.zone === zone) && isWithin(at, one.days),
    );
    if (off) return setFault(words.takenDay);
    drafting.set({ [`places.${zone}.workingDays.${day}`]: hours });
    onDone();
  }

  return (
    <Adding
      legend={words.addWorkingDay}
      faultId={`${id}-fault`}
      fault={fault}
      onAdd={add}
      onCancel={onDone}
    >
      <DateField label={words.day} value={day} faultId={`${id}-fault`} onChange={setDay} />
      <SpanFields
        value={hours}
        of={words.day}
        isWrong={fault === words.hoursFault}
        describedBy={`${id}-fault`}
        onChange={setHours}
      />
      <PlaceChoice {...{ zones, drafting }} value={zone} hasEverywhere={false} onChange={setZone} />
    </Adding>
  );
}
