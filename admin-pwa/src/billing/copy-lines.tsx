import { useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { copyText } from '../ui/copy-text.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { type BillingLine, billingText } from './billing-lines.ts';
import styles from './copy-lines.module.css';

type Copied = number | 'all' | 'none' | null;

/** Lines with a button each. A press copies and goes on to the next, so that Enter does them one after the other. */
export function CopyLines({ lines }: { lines: readonly BillingLine[] }) {
  const { billing: words } = useTexts().order;
  const [done, setDone] = useState<readonly number[]>([]);
  const [last, setLast] = useState<Copied>(null);
  const list = useRef<HTMLDListElement>(null);

  const buttonAt = (index: number) => list.current?.querySelectorAll('button').item(index);

  async function copy(what: number | 'all', text: string) {
    // At once: whoever presses Enter twice means the next line.
    if (what !== 'all') buttonAt(what + 1)?.focus();
    if (!(await copyText(text))) return setLast('none');
    setLast(what);
    if (what !== 'all') setDone((before) => [...before, what]);
  }

  const outcome = typeof last === 'number' ? lines[last]?.name : null;
  return (
    <>
      <div className={styles.head}>
        <p className={parts.quiet}>{words.order}</p>
        <TextButton onClick={() => void copy('all', billingText(lines))}>
          {last === 'all' ? words.copied : words.copyAll}
        </TextButton>
      </div>
      <dl ref={list} className={styles.lines}>
        {lines.map(({ name, text, copied = text, words: spelled }, index) => (
          <div key={name} className={styles.line}>
            <dt className={parts.quiet}>{name}</dt>
            <dd className={styles.value}>
              <b>
                <HanText>{text}</HanText>
              </b>
              {spelled !== undefined && <span className={parts.quiet}>{spelled}</span>}
            </dd>
            <dd>
              <TextButton
                aria-label={done.includes(index) ? words.copiedLine(name) : words.copyLine(name)}
                onClick={() => void copy(index, copied)}
              >
                {done.includes(index) ? words.copied : words.copy}
              </TextButton>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className={last === 'none' ? parts.fault : 'visually-hidden'}>
        {last === 'none' ? words.byHand : outcome && words.copiedLine(outcome)}
      </p>
    </>
  );
}
