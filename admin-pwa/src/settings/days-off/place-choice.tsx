import { useTexts } from '../../texts/texts.ts';
import styles from '../hours/hours.module.css';
import { nameInConsole } from '../hours/own-place.ts';
import type { DaysProps } from './days-props.ts';

interface PlaceChoiceProps extends Pick<DaysProps, 'zones' | 'drafting'> {
  /** Empty: everywhere. */
  value: string;
  hasEverywhere: boolean;
  onChange: (zone: string) => void;
}

/** Where days are off or worked; nothing where there is one place. */
export function PlaceChoice({ zones, drafting, value, hasEverywhere, onChange }: PlaceChoiceProps) {
  const { settings, language } = useTexts();
  if (zones.length < 2) return null;
  return (
    <label className={styles.field}>
      <span className={styles.word}>{settings.hours.where}</span>
      <select
        className={styles.text}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {hasEverywhere && <option value="">{settings.hours.everywhere}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {nameInConsole(drafting.next, zone, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
