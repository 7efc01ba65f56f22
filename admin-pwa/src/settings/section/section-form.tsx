import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import person from '../../people/person.module.css';
import { focusFault } from '../../ui/focus-fault.ts';
import parts from '../../ui/parts.module.css';
import { isSendKey } from '../../ui/screen/send-key.ts';
import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';
import { ChangeBand } from './change-band.tsx';
import styles from './section.module.css';
import type { Putting } from './use-putting.ts';

interface SectionFormProps {
  title: string;
  lead: string;
  /** How many fields are changed and not live. */
  count: number;
  /** Which, in words. */
  names: readonly string[];
  /** What is changed with its values, where the band says them. */
  news?: ReactNode;
  putting: Putting;
  /** @returns whether it is live now. */
  onPut: () => Promise<boolean>;
  isOffline: boolean;
  /** What the site would show. */
  preview: ReactNode;
  /** Whether the preview is beside the fields where there is room. */
  hasPreviewBeside?: boolean;
  children: ReactNode;
}

/** A section of the settings. Nothing of it is live before it is pressed for. */
export function SectionForm(props: SectionFormProps) {
  const { title, lead, count, names, putting, onPut, isOffline, children } = props;
  const heading = useScreenHeading();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is wrong is found by its mark.
  useEffect(() => {
    focusFault(form);
  }, [putting.wrong]);

  async function put() {
    const canPut = count > 0 && !putting.isPutting && !isOffline;
    if (canPut && (await onPut())) heading.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void put();
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void put();
  }

  return (
    <form ref={form} className={styles.form} noValidate onKeyDown={onKeyDown} onSubmit={onSubmit}>
      <div className={styles.matter} data-beside={props.hasPreviewBeside === true}>
        <div className={styles.fields}>
          <h2 ref={heading} className={person.name} tabIndex={-1}>
            {title}
          </h2>
          <p className={parts.quiet}>{lead}</p>
          {children}
        </div>
        {props.preview}
      </div>
      <ChangeBand {...{ count, names, putting, isOffline }} news={props.news} />
    </form>
  );
}
