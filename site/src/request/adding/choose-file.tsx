import { documentField } from '@yiqiao/contract/record/upload-form';
import { useEffect, useRef } from 'react';
import { useWindowDrop } from '../../ui/use-window-drop.ts';
import { useRequestTexts } from '../request-texts.ts';
import styles from './adding.module.css';
import type { Adding } from './use-adding.ts';

/** A line on which files are dropped or chosen; one that was chosen before the page was alive is taken too. */
export function ChooseFile({ adding: { choose } }: { readonly adding: Adding }) {
  const { adding: texts } = useRequestTexts();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useWindowDrop((dropped) => choose(dropped.files, namesOfFolders(dropped)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before.
  useEffect(() => {
    if (input.current?.files?.length) takeFrom(input.current);
  }, []);

  function takeFrom(field: HTMLInputElement) {
    choose(field.files ?? []);
    // Otherwise choosing the same file again would not fire a change event.
    field.value = '';
  }

  return (
    <label className={styles.choose} data-over={isOver || undefined}>
      <input
        ref={input}
        type="file"
        name={documentField}
        multiple
        className={styles.input}
        aria-label={texts.choose}
        onChange={({ target }) => takeFrom(target)}
      />
      <span className={styles.mark} aria-hidden="true" />
      <span>
        <span className={styles.drop}>{texts.drop}</span>
        <span className={styles.button}>{texts.choose}</span>
      </span>
    </label>
  );
}

function namesOfFolders({ items }: DataTransfer): string[] {
  return [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory ? [entry.name] : [];
  });
}
