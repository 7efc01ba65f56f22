import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { toLanguage } from '@yiqiao/contract/text/languages';
import { useEffect, useRef, useState } from 'react';
import { LateQrCode } from '../qr-code/late-qr-code.tsx';
import type { LinkOutcome } from '../state/order/link-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { mailAddress } from '../ui/mail-address.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './hand-on.module.css';
import { handOnText } from './hand-on-text.ts';

interface HandOnProps {
  quote: QuoteSubmission;
  isOffline: boolean;
}

/** The link of a request that staff have opened, until the client has been sent anything or has written. */
export function HandOn({ quote, isOffline }: HandOnProps) {
  const { origin, status, offers = [], messages = [] } = quote;
  const isHandedOn = origin === undefined || offers.length + messages.length > 0;
  return isHandedOn || status !== 'pending' ? null : <Link quote={quote} isOffline={isOffline} />;
}

function Link({ quote, isOffline }: HandOnProps) {
  const { newRequest, link: linkWords } = useTexts().order;
  const { handOn: words } = newRequest;
  const { link, ask } = useLink(quote, isOffline);
  return (
    <section className={styles.handOn} aria-labelledby="hand-on-title">
      <h3 id="hand-on-title" className={parts.title}>
        {words.title}
      </h3>
      <p className={parts.quiet}>{words.text}</p>
      {link === null && isOffline && <p className={parts.quiet}>{words.offline}</p>}
      {link?.kind === 'none' && (
        <p role="alert" className={parts.problem}>
          {link.message} <TextButton onClick={ask}>{linkWords.copy}</TextButton>
        </p>
      )}
      {link?.kind === 'link' && <Ways quote={quote} address={link.address} />}
    </section>
  );
}

/** The device keeps no link: it is asked for where it is shown. */
function useLink(quote: QuoteSubmission, isOffline: boolean) {
  const { readLink } = useConsole();
  const [link, setLink] = useState<LinkOutcome | null>(null);
  const isWanted = link === null && !isOffline;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a submission there is one link.
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted]);
  function ask() {
    void readLink(quote).then(setLink);
  }
  return { link, ask };
}

function Ways({ quote, address }: { quote: QuoteSubmission; address: string }) {
  const { handOn: words } = useTexts().order.newRequest;
  const [isCodeShown, setIsCodeShown] = useState(false);
  const shown = useRef<HTMLQuoteElement>(null);
  const { copied, copy } = useCopy(shown);
  const { customerName: name, customerEmail, reference, language } = quote;
  const text = handOnText(language, { name, reference, address });
  return (
    <>
      <p className={styles.address}>{address}</p>
      <p className={styles.label}>{words.ready}</p>
      <blockquote ref={shown} className={styles.text} lang={toLanguage(language)}>
        {text}
      </blockquote>
      <p role="status" className={parts.fault}>
        {copied === 'none' && words.byHand}
      </p>
      <div className={styles.actions}>
        <Button isPrimary onClick={() => copy('text', text)}>
          {copied === 'text' ? words.copied : words.copyText}
        </Button>
        <Button onClick={() => copy('link', address)}>
          {copied === 'link' ? words.copied : words.copyLink}
        </Button>
        {customerEmail !== '' && (
          <a className={parts.link} href={mailAddress(customerEmail, reference, text)}>
            {words.mail}
          </a>
        )}
        <TextButton aria-expanded={isCodeShown} onClick={() => setIsCodeShown(!isCodeShown)}>
          {isCodeShown ? words.hideCode : words.code}
        </TextButton>
      </div>
      {isCodeShown && (
        <LateQrCode
          text={address}
          name={words.codeOf(reference)}
          onClose={() => setIsCodeShown(false)}
        />
      )}
    </>
  );
}

/** Where the clipboard cannot be reached, the text is selected. */
function useCopy(shown: React.RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState<'text' | 'link' | 'none' | null>(null);
  async function write(what: 'text' | 'link', text: string) {
    const isCopied = await copyText(text);
    setCopied(isCopied ? what : 'none');
    if (!isCopied && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  }
  return { copied, copy: (what: 'text' | 'link', text: string) => void write(what, text) };
}
