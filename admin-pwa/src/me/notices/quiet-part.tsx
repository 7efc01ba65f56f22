import type { Quiet } from '@yiqiao/contract/record/notice';
import { useEffect, useState } from 'react';
import { cityOf, localZone } from '../../clocks/zone-time.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { DayLine } from './day-line.tsx';
import styles from './quiet-part.module.css';

interface QuietPartProps {
  quiet: Quiet | undefined;
  isDisabled: boolean;
  onChange: (quiet: { quiet: Quiet } | Record<never, never>) => void;
}

/** When nothing is told at once. */
export function QuietPart({ quiet, isDisabled, onChange }: QuietPartProps) {
  const { told } = useTexts();
  const { quiet: words } = told;
  const zone = quiet?.zone ?? localZone();
  const isOwnZone = zone === localZone();
  const city = cityOf(zone);
  return (
    <section className={styles.part} aria-label={words.title}>
      <div className={`${parts.head} ${styles.head}`}>
        <h3 className={styles.heading}>{words.title}</h3>
        <span className={parts.quiet}>
          {isOwnZone ? words.ownZone(city) : words.otherZone(city)}
        </span>
      </div>
      {quiet === undefined ? (
        <p className={styles.none}>
          <span>{words.none}</span>{' '}
          <TextButton
            disabled={isDisabled}
            onClick={() => onChange({ quiet: { ...usualHours, zone: localZone() } })}
          >
            {words.set}
          </TextButton>
        </p>
      ) : (
        <Hours {...{ quiet, isDisabled }} onChange={(next) => onChange({ quiet: next })}>
          {!isOwnZone && (
            <TextButton
              disabled={isDisabled}
              onClick={() => onChange({ quiet: { ...quiet, zone: localZone() } })}
            >
              {words.changeZone(cityOf(localZone()))}
            </TextButton>
          )}
          <TextButton disabled={isDisabled} onClick={() => onChange({})}>
            {words.clear}
          </TextButton>
        </Hours>
      )}
    </section>
  );
}

const usualHours = { from: '22:00', to: '07:30', weekend: true };

interface HoursProps {
  quiet: Quiet;
  isDisabled: boolean;
  onChange: (quiet: Quiet) => void;
  children: React.ReactNode;
}

function Hours({ quiet, isDisabled, onChange, children }: HoursProps) {
  const { told } = useTexts();
  const { quiet: words } = told;
  const { from, to, weekend } = quiet;
  const hasHours = from !== to;
  const field = (name: 'from' | 'to') => (
    <TimeField
      label={words[name]}
      value={quiet[name]}
      isDisabled={isDisabled}
      onChange={(value) => onChange({ ...quiet, [name]: value })}
    />
  );
  return (
    <>
      <div className={styles.fields}>
        {field('from')}
        {field('to')}
      </div>
      <DayLine {...{ from, to }} label={hasHours ? words.line(from, to) : words.none} />
      <label className={styles.weekend}>
        <input
          type="checkbox"
          className={parts.box}
          checked={weekend}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ ...quiet, weekend: target.checked })}
        />
        {words.weekend}
      </label>
      <p className={parts.quiet}>
        {hasHours && words.ends(to)}
        {!hasHours && (weekend ? words.endsOnly : words.none)}
      </p>
      <p className={styles.acts}>{children}</p>
    </>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** While it is being typed a time may be none: that is saved as soon as it is one. */
function TimeField({ label, value, isDisabled, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <label className={styles.field}>
      <span className={styles.word}>{label}</span>
      <input
        type="time"
        className={styles.time}
        value={typed}
        disabled={isDisabled}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== '' && target.value !== value) onChange(target.value.slice(0, 5));
        }}
        onBlur={() => setTyped(value)}
      />
    </label>
  );
}
