import { useTexts } from '../../texts/texts.ts';
import styles from './hours.module.css';

interface SpanFieldsProps {
  /** "09:00-18:00", or as much of it as there is. */
  value: string;
  /** Of what the hours are. */
  of: string;
  isWrong: boolean;
  describedBy: string;
  onChange: (value: string) => void;
}

/** From when to when. The midnight at the end of a day is 24:00, which no field for a time has. */
export function SpanFields({ value, of, isWrong, describedBy, onChange }: SpanFieldsProps) {
  const { hours: words } = useTexts().settings;
  const [from = '', to = ''] = value.split('-');
  const shared = {
    type: 'time',
    className: styles.time,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
  };
  return (
    <span className={styles.span}>
      <input
        {...shared}
        aria-label={words.hoursOf(of, words.from)}
        value={from}
        onChange={({ target }) => onChange(`${target.value.slice(0, 5)}-${to}`)}
      />
      <span aria-hidden="true">–</span>
      <input
        {...shared}
        aria-label={words.hoursOf(of, words.to)}
        value={to === '24:00' ? '00:00' : to}
        onChange={({ target }) => {
          const end = target.value.slice(0, 5);
          onChange(`${from}-${end === '00:00' ? '24:00' : end}`);
        }}
      />
    </span>
  );
}
