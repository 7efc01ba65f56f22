import type { HoursSection } from '@yiqiao/contract/hours/hours-schema';
import { languages } from '@yiqiao/contract/text/languages';
import { sayOpening } from '@yiqiao/contract/wording/hours/say-hours';
import { localZone } from '../../clocks/zone-time.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './hours.module.css';
import { siteWords } from './hours-names.ts';

interface HoursPreviewProps {
  section: HoursSection;
  now: number;
}

/** What stands below a promise at this moment, by the clock of this device. */
export function HoursPreview({ section, now }: HoursPreviewProps) {
  const { settings, language } = useTexts();
  const { hours: words } = settings;
  const say = (one: keyof typeof siteWords) =>
    sayOpening(section, siteWords[one], { at: now, zone: localZone() });
  const own = say(language);
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <h3 className={styles.previewTitle}>{words.preview}</h3>
      <div className={styles.said}>
        <p>{words.promise}</p>
        <p>{own === '' ? words.silent : own}</p>
        {own !== '' &&
          languages
            .filter((one) => one !== language)
            .map((one) => (
              <p key={one} lang={one}>
                {say(one)}
              </p>
            ))}
      </div>
    </section>
  );
}
