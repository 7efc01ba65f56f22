import type { SuccessTexts } from '../content/en/success.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { LinkField } from '../ui/link-field.tsx';
import styles from './your-page.module.css';

interface YourPageProps {
  readonly texts: SuccessTexts['page'];
  readonly path: string;
  /** Where its address is mailed; `null` where no mail goes out: then it is shown here only. */
  readonly mailedTo: string | null;
}

/** The client's own page, and how to come back to it. */
export function YourPage({ texts, path, mailedTo }: YourPageProps) {
  return (
    <section className={styles.yours}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <LinkField path={path} texts={texts} />
      <p className={styles.note}>{mailedTo === null ? texts.note : texts.mailed(mailedTo)}</p>
      <ButtonAnchor href={path} size="large" className={styles.open}>
        {texts.open}
      </ButtonAnchor>
    </section>
  );
}
