import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './company.module.css';
import { namesOf } from './name-of-field.ts';
import type { CompanyDrafting } from './use-company-draft.ts';

interface ChangeBandProps {
  drafting: CompanyDrafting;
  canPut: boolean;
  isOffline: boolean;
}

/** At the foot as long as something was typed that is not live. */
export function ChangeBand({ drafting, canPut, isOffline }: ChangeBandProps) {
  const { settings: words } = useTexts();
  const { changed, isPutting, problem, leave } = drafting;
  if (changed.length === 0) return null;
  const { band } = words;
  return (
    <section className={styles.band} aria-label={band.label}>
      <p className={styles.what}>
        <strong>{band.count(changed.length)}</strong>
        {band.space + namesOf(words, changed).join(words.comma)}
      </p>
      <p role="alert" className={parts.fault}>
        {isOffline ? words.offline : problem}
      </p>
      <div className={styles.choices}>
        <TextButton disabled={isPutting} onClick={leave}>
          {band.leave}
        </TextButton>
        <Button type="submit" isPrimary disabled={!canPut}>
          {isPutting ? band.putting : band.put(changed.length)}
        </Button>
      </div>
    </section>
  );
}
