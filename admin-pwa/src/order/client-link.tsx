import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId, useState } from 'react';
import type { LinkOutcome } from '../state/order/link-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './client-link.module.css';

interface ClientLinkProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  /** Where replacing the link is not the matter at hand. */
  isCopyOnly?: boolean;
}

/** The address of the client's page: to be copied, or to be ended for another one. */
export function ClientLink({ quote, isOffline, isCopyOnly = false }: ClientLinkProps) {
  const { readLink } = useConsole();
  const { link } = useTexts().order;
  const [shown, setShown] = useState<LinkOutcome | 'copied' | 'offline' | null>(null);
  const [isRenewing, setIsRenewing] = useState(false);
  const reasonId = useId();

  async function copy() {
    const outcome = await readLink(quote);
    const isCopied = outcome.kind === 'link' && (await copyText(outcome.address));
    setShown(isCopied ? 'copied' : outcome);
  }

  /** Without a connection a press says why nothing happens; before it, the words would move the page. */
  const unlessOffline = (act: () => void) => () => (isOffline ? setShown('offline') : act());
  const buttons = [
    { key: 'copy', name: shown === 'copied' ? link.copied : link.copy, act: () => void copy() },
    ...(isCopyOnly ? [] : [{ key: 'renew', name: link.renew, act: () => setIsRenewing(true) }]),
  ];

  return (
    <>
      {buttons.map(({ key, name, act }) => (
        <TextButton
          key={key}
          className={styles.link}
          aria-disabled={isOffline}
          aria-describedby={isOffline ? reasonId : undefined}
          onClick={unlessOffline(act)}
        >
          {name}
        </TextButton>
      ))}
      <span id={reasonId} hidden>
        {link.offline}
      </span>
      <p role="status" className={styles.answer}>
        <LinkAnswer shown={shown} isOffline={isOffline} />
      </p>
      {isRenewing && (
        <RenewDialog
          quote={quote}
          onClose={() => {
            setIsRenewing(false);
            setShown(null);
          }}
        />
      )}
    </>
  );
}

function LinkAnswer(props: {
  shown: LinkOutcome | 'copied' | 'offline' | null;
  isOffline: boolean;
}) {
  const { shown, isOffline } = props;
  const { link } = useTexts().order;
  if (shown === null) return null;
  if (shown === 'copied') return <span className="visually-hidden">{link.copied}</span>;
  if (shown === 'offline') return isOffline && link.offline;
  if (shown.kind === 'none') return shown.message;
  return <LinkAddress title={link.copyByHand} address={shown.address} />;
}

function RenewDialog({ quote, onClose }: { quote: QuoteSubmission; onClose: () => void }) {
  const { renewLink } = useConsole();
  const { link } = useTexts().order;
  const [isMaking, setIsMaking] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isCopied, setIsCopied] = useState(false);

  const isMade = outcome?.kind === 'link';

  async function make() {
    setIsMaking(true);
    setOutcome(await renewLink(quote));
    setIsMaking(false);
  }

  return (
    <Dialog title={isMade ? link.renewed : link.renewQuestion} onClose={onClose}>
      {isMade ? (
        <>
          <LinkAddress title={link.newOne} address={outcome.address} />
          <div className={parts.choices}>
            <Button isPrimary onClick={() => void copyText(outcome.address).then(setIsCopied)}>
              {isCopied ? link.copied : link.copy}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{link.renewText}</p>
          <p role="alert" className={parts.problem}>
            {outcome?.message}
          </p>
          <div className={parts.choices}>
            <Button isPrimary onClick={onClose}>
              {link.keep}
            </Button>
            <Button disabled={isMaking} onClick={() => void make()}>
              {isMaking ? link.making : link.renewNow}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function LinkAddress({ title, address }: { title: string; address: string }) {
  return (
    <>
      {title} <code className={styles.address}>{address}</code>
    </>
  );
}
