import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import type { Invited } from '../state/people/people-actions.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { mailAddress } from '../ui/mail-address.ts';
import parts from '../ui/parts.module.css';
import { invitationText } from './invitation-text.ts';
import styles from './link-once.module.css';

/** The link of an invitation: the server tells it once, and nothing here keeps it. */
export function LinkOnce({ made }: { made: Invited }) {
  const { people: words } = useTexts();
  const now = useConsoleState((state) => state.now);
  const by = useConsoleState(({ person }) => person?.name ?? '');
  const [copied, setCopied] = useState<'link' | 'text' | 'none' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLParagraphElement>(null);
  const { address, person } = made;
  const endsAt = person.invitation?.endsAt ?? '';
  const { title, lines } = invitationText(person.language, { by, address, endsAt });
  const body = lines.join('\n\n');
  useEffect(() => box.current?.querySelector('button')?.focus(), []);

  async function copy(what: 'link' | 'text', text: string) {
    const isCopied = await copyText(text);
    setCopied(isCopied ? what : 'none');
    if (!isCopied && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  }

  return (
    <div>
      <div ref={box} className={styles.box}>
        <div className={styles.told}>
          <p className={parts.head}>
            <strong>{words.link.title}</strong>
            <span className={parts.quiet}>{words.link.ends(formatMoment(endsAt, now))}</span>
          </p>
          <p ref={shown} className={styles.address}>
            {address}
          </p>
        </div>
        <div className={styles.ways}>
          <Button isPrimary className={styles.way} onClick={() => void copy('link', address)}>
            {copied === 'link' ? words.link.copied : words.link.copyLink}
          </Button>
          <Button
            className={styles.way}
            onClick={() => void copy('text', [title, ...lines].join('\n'))}
          >
            {copied === 'text' ? words.link.copied : words.link.copyText}
          </Button>
          <a className={styles.mail} href={mailAddress('', title, body)}>
            {words.link.mail}
          </a>
        </div>
      </div>
      <p role="status" className={parts.fault}>
        {copied === 'none' && words.link.byHand}
      </p>
      <p className={parts.quiet}>{words.link.note(words.roles[person.role])}</p>
    </div>
  );
}
