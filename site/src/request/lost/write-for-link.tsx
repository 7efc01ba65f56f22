import { company } from '@yiqiao/contract/company';
import { PhraseText } from '../../texts/phrase-text.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import styles from './lost-link-page.module.css';
import { useLostLinkTexts } from './lost-link-texts.ts';

/** Where the office sends no mail, a person answers. */
export function WriteForLink() {
  const { write } = useLostLinkTexts();
  const subject = encodeURIComponent(write.subject);
  return (
    <div className={styles.columns}>
      <div className={styles.matter}>
        <p className={styles.lead}>{write.lead}</p>
        <ButtonAnchor
          href={`mailto:${company.email}?subject=${subject}`}
          size="large"
          className={styles.write}
        >
          <PhraseText text={write.action(company.email)} />
        </ButtonAnchor>
        <p className={styles.quiet}>{write.note}</p>
      </div>
    </div>
  );
}
