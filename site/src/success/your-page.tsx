import type { SuccessTexts } from '../content/en/success.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { LinkField } from '../ui/link-field.tsx';
import styles from './your-page.module.css';

interface YourPageProps {
  readonly texts: SuccessTexts['page'];
  readonly path: string;
  /** Whether its address is also mailed; otherwise it is shown only here. */
  readonly isMailed: boolean;
}

/** The client's own page, and how to come back to it. */
export function YourPage({ texts, path, isMailed }: YourPageProps) {
  return (
    <section className={styles.yours}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <LinkField path={path} texts={texts} />
      <p className={styles.note}>{isMailed ? texts.mailed : texts.note}</p>
      <ButtonAnchor href={path} size="large" className={styles.open}>
        {texts.open}
      </ButtonAnchor>
    </section>
  );
}
