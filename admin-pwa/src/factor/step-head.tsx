import { useEffect, useRef } from 'react';
import styles from './login-step.module.css';

/** What a step of the log-in is about; reading starts at it unless a field takes the focus. */
export function StepHead({ title, lead }: { title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
