import { mailFault } from '@yiqiao/contract/life/failed-mail';
import { orderLife } from '@yiqiao/contract/life/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReactNode } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import { ClientLink } from '../order/client-link.tsx';
import styles from '../order/step-band.module.css';
import { AsideButton } from '../outbox-view/aside-button.tsx';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';

interface FailedMailProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  /** What else can be done now. */
  children?: ReactNode;
}

/** What the client was not told because a mail did not arrive, why, and what to do; nothing if all did. */
export function FailedMail({ quote, isOffline, now, children }: FailedMailProps) {
  const { failedMail: words } = useTexts().order;
  const titles: Readonly<Record<string, string>> = words.titles;
  const mail = orderLife(quote, now).failedMail;
  if (mail === null) return null;
  const { event, address, lastReason, attemptedAt = mail.queuedAt } = mail;
  const said =
    lastReason === undefined ? '' : words.said(lastReason, formatMoment(attemptedAt, now));
  return (
    <section className={styles.step} data-look="stacked">
      <div className={styles.band}>
        <div className={styles.text}>
          <h3 className={styles.title}>{titles[event] ?? words.title}</h3>
        </div>
        <div className={styles.more}>
          <p>
            <HanText>{`${words.why[mailFault(mail)](address)}${said}`}</HanText>
          </p>
          <p className={styles.why}>{words.onPage}</p>
        </div>
        <div className={styles.side}>
          <ClientLink quote={quote} isOffline={isOffline} isCopyOnly />
          <AsideButton
            quote={quote}
            aside={{ command: 'settle', request: { what: 'mail', about: mail.id } }}
            isOffline={isOffline}
          />
          {children}
        </div>
      </div>
    </section>
  );
}
