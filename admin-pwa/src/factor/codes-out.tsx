import { type RefObject, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import parts from '../ui/parts.module.css';
import { saveText } from '../ui/save-text.ts';
import styles from './factor-set-up.module.css';

interface CodesOutProps {
  codes: readonly string[];
  /** Is printed, and selected where the clipboard cannot be reached. */
  list: RefObject<HTMLOListElement | null>;
}

/** The ways to keep recovery codes. */
export function CodesOut({ codes, list }: CodesOutProps) {
  const { codes: words } = useTexts().factor;
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    const isCopied = await copyText(text);
    setCopied(isCopied);
    if (!isCopied && list.current !== null) getSelection()?.selectAllChildren(list.current);
  }

  return (
    <div>
      <div className={styles.buttons}>
        <Button onClick={printCodes}>{words.print}</Button>
        <Button onClick={() => saveText('recovery-codes.txt', text, 'text/plain')}>
          {words.save}
        </Button>
        <Button onClick={() => void copy()}>{copied === true ? words.copied : words.copy}</Button>
      </div>
      <p role="status" className={parts.fault}>
        {copied === false && words.byHand}
      </p>
    </div>
  );
}

/** The codes alone, without the console around them. */
function printCodes(): void {
  const root = document.documentElement;
  root.dataset.printed = 'codes';
  addEventListener('afterprint', () => delete root.dataset.printed, { once: true });
  print();
}
