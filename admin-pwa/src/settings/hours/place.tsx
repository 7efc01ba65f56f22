import type { TimeSpan } from '@yiqiao/contract/hours/time-span';
import { weekOf } from '@yiqiao/contract/hours/week-hours';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './hours.module.css';
import { type HoursFields, isAt, placeOf } from './hours-fields.ts';
import { siteWords } from './hours-names.ts';
import { nameInConsole } from './own-place.ts';
import { PlaceEditor } from './place-editor.tsx';
import type { HoursDrafting } from './use-hours-draft.ts';

interface PlaceProps {
  zone: string;
  drafting: HoursDrafting;
}

/** A place with its week: lines of days that have the same hours, or a field for each day. */
export function Place({ zone, drafting }: PlaceProps) {
  const { settings, language } = useTexts();
  const words = settings.hours;
  const { next, text } = drafting;
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const { wrong } = text.putting;
  const at = `places.${zone}`;
  const isInLists =
    wrong !== null && [`${at}.daysOff`, `${at}.workingDays`].some((list) => isAt(wrong, list));
  const isOpen = isAsked || (wrong !== null && isAt(wrong, at) && !isInLists);
  const name = nameInConsole(next, zone, language);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          <HanText>{name}</HanText>
        </h3>
        <TextButton
          aria-expanded={isOpen}
          aria-label={isOpen ? words.doneOf(name) : words.changeOf(name)}
          onClick={() => {
            text.putting.forgive();
            setIsAsked(!isOpen);
          }}
        >
          {isOpen ? words.done : words.change}
        </TextButton>
      </div>
      {isOpen ? <PlaceEditor {...{ zone, drafting }} /> : <Week zone={zone} fields={next} />}
    </section>
  );
}

function Week({ zone, fields }: { zone: string; fields: HoursFields }) {
  const { settings, language } = useTexts();
  const site = siteWords[language];
  return (
    <ul>
      {weekOf(placeOf(fields, zone)).map(({ days, hours }) => (
        <li key={days[0]} className={styles.row}>
          <span>{site.days(days)}</span>
          <Bar hours={hours} />
          <span className={styles.hours} data-closed={hours === null}>
            {hours === null ? settings.hours.closed : site.span(hours)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const dayMinutes = 24 * 60;

/** A day as a line, and the hours on it. */
function Bar({ hours }: { hours: TimeSpan | null }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {hours !== null && (
        <i
          style={{
            left: `${(100 * hours.from) / dayMinutes}%`,
            width: `${(100 * (hours.to - hours.from)) / dayMinutes}%`,
          }}
        />
      )}
    </span>
  );
}
