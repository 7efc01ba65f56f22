import { readDay } from '@yiqiao/contract/hours/calendar-days';
import { nameIn } from '@yiqiao/contract/wording/hours/say-hours';
import { dayOf } from '../../clocks/format-time.ts';
import { useTexts } from '../../texts/texts.ts';
import { ClosedLine } from '../../ui/closed-line.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from '../hours/hours.module.css';
import { isAt, type ListedDays, listDays, withoutFields } from '../hours/hours-fields.ts';
import { daysText, hoursText } from '../hours/hours-names.ts';
import { nameInConsole } from '../hours/own-place.ts';
import type { DaysProps } from './days-props.ts';

interface DayListProps extends DaysProps {
  kind: ListedDays['kind'];
  /** What is said where there are none. */
  none: string;
}

/** Those to come, and those that have passed as one line. What is to be removed stays, struck out, until it is live. */
export function DayList({ kind, none, ...shared }: DayListProps) {
  const { hours: words } = useTexts().settings;
  const { live, next } = shared.drafting;
  const today = readDay(dayOf(shared.now)) ?? 0;
  const all = listDays(new Map([...live, ...next]), kind);
  const past = all.filter(({ days }) => days.last < today);
  const coming = all.filter(({ days }) => days.last >= today);
  const list = (shown: readonly ListedDays[]) => (
    <ul>
      {shown.map((entry) => (
        <Entry key={entry.part} {...{ entry }} {...shared} />
      ))}
    </ul>
  );
  const { wrong } = shared.drafting.text.putting;
  const isWrongPast = wrong !== null && past.some(({ part }) => isAt(wrong, part));
  return (
    <>
      {all.length === 0 ? <p className={`${parts.quiet} ${styles.lead}`}>{none}</p> : list(coming)}
      {past.length > 0 && (
        <ClosedLine
          key={String(isWrongPast)}
          title={words.past}
          summary={words.pastCount(past.length)}
          isOpen={isWrongPast}
        >
          {list(past)}
        </ClosedLine>
      )}
    </>
  );
}

function Entry({ entry, zones, drafting, now }: DaysProps & { entry: ListedDays }) {
  const { settings, language } = useTexts();
  const words = settings.hours;
  const { part, kind, zone, days, names, hours } = entry;
  const { live, next, text } = drafting;
  const isGone = ![...next.keys()].some((field) => isAt(field, part));
  const { wrong } = text.putting;
  const isWrong = wrong !== null && isAt(wrong, part);
  const what = kind === 'daysOff' ? nameIn(names, language) : hoursText(hours);
  const isNamed = zone !== null && zones.length > 1;
  const name = isNamed ? words.nameAt(what, nameInConsole(next, zone, language)) : what;
  const when = daysText(settings, days, now);
  const label = `${name}${settings.comma}${when}`;

  function press() {
    const own = [...live].filter(([field]) => isAt(field, part));
    drafting.set(isGone ? Object.fromEntries(own) : withoutFields(next, part));
  }

  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {isGone ? (
          <s>
            <HanText>{name}</HanText>
          </s>
        ) : (
          <HanText>{name}</HanText>
        )}
      </span>
      <span className={styles.when}>{isGone ? words.gone : when}</span>
      <TextButton
        aria-label={isGone ? words.keepOf(label) : words.removeOf(label)}
        aria-invalid={isWrong === true}
        onClick={press}
      >
        {isGone ? words.keep : words.remove}
      </TextButton>
      <p role="alert" className={`${parts.fault} ${styles.fault}`}>
        {isWrong && (kind === 'daysOff' ? words.overlap : words.takenDay)}
      </p>
    </li>
  );
}
