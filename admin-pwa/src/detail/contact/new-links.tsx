import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './contact-dialog.module.css';
import type { NewLink } from './use-correcting.ts';

interface NewLinksProps {
  links: readonly NewLink[];
  onClose: () => void;
}

/** The addresses that have taken the place of the old ones, to be sent to the client. */
export function NewLinks({ links, onClose }: NewLinksProps) {
  const { contact } = useTexts().order;
  const title = useRef<HTMLDivElement>(null);
  const made = links.filter(({ outcome }) => outcome.kind === 'link');
  const failed = links.filter(({ outcome }) => outcome.kind === 'none');
  // The pressed button is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div ref={title} tabIndex={-1}>
        {made.length > 0 && <p>{contact.linksEnded(made.length)}</p>}
        <ul>
          {made.map((link) => (
            <LinkLine key={link.quote.id} link={link} />
          ))}
        </ul>
        {failed.length > 0 && <p className={parts.problem}>{contact.linkFailed}</p>}
        <ul>
          {failed.map((link) => (
            <LinkLine key={link.quote.id} link={link} />
          ))}
        </ul>
      </div>
      <div className={parts.choices}>
        <Button isPrimary onClick={onClose}>
          {contact.done}
        </Button>
      </div>
    </>
  );
}

function LinkLine({ link: { quote, outcome } }: { link: NewLink }) {
  const { link } = useTexts().order;
  const [isCopied, setIsCopied] = useState(false);
  return (
    <li className={styles.made}>
      <span className={parts.quiet}>{quote.reference}</span>
      {outcome.kind === 'none' ? (
        <span>{outcome.message}</span>
      ) : (
        <>
          <code className={styles.address}>{outcome.address}</code>
          <TextButton onClick={() => void copyText(outcome.address).then(setIsCopied)}>
            {isCopied ? link.copied : link.copy}
          </TextButton>
        </>
      )}
    </li>
  );
}
