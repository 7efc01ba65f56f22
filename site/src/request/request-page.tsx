import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { RequestTexts } from '../content/en/request/request.ts';
import { joinClasses } from '../ui/class-names.ts';
import { Billing } from './billing/billing.tsx';
import { DocumentList } from './documents/document-list.tsx';
import { LinkEnded } from './ended/link-ended.tsx';
import { Now } from './now/now.tsx';
import { ReplacedNow } from './now/replaced.tsx';
import { findAmendment } from './offer/find-amendment.ts';
import { paperOffer } from './paper/paper-offer.ts';
import { PaperReceipt } from './paper/paper-receipt.tsx';
import { PaymentsOnPaper } from './paper/payments-on-paper.tsx';
import { Quotation } from './paper/quotation.tsx';
import { type Paper, PapersProvider, useChoiceOfPaper } from './print/use-paper.ts';
import { ReceiptView } from './receipt/receipt-view.tsx';
import { KeepLink } from './record/keep-link.tsx';
import { OnRecord } from './record/on-record.tsx';
import { RequestDataContext, type RequestPageData } from './request-data.ts';
import styles from './request-page.module.css';
import { RequestTextsContext, toPageTexts } from './request-texts.ts';
import { isOverState, stateOf } from './state/describe-state.ts';
import { PageTitle } from './state/page-title.tsx';
import { RequestHead } from './state/request-head.tsx';
import { Steps } from './state/steps.tsx';
import { MootOutcome, OutcomeAnnouncer } from './talk/outcome.tsx';
import { RequestProvider, replacedVersion, useRequest, useRequestState } from './use-request.ts';
import { YourData } from './wishes/your-data.tsx';

/** The state of a client's request, and what they can do; without a request, that the link has ended. */
export function RequestPage({ texts }: { readonly texts: RequestTexts }) {
  const data = use(RequestDataContext);
  return (
    <RequestTextsContext value={toPageTexts(texts, data?.request.timeZone)}>
      {data === null ? <LinkEnded /> : <RequestView data={data} />}
    </RequestTextsContext>
  );
}

function RequestView({ data }: { readonly data: RequestPageData }) {
  const { pathname } = useLocation();
  const key = pathname.slice(pathname.lastIndexOf('/') + 1);
  const state = useRequest(data, key);
  const { request } = state;
  const isOver = isOverState(stateOf(request));
  const papers = useChoiceOfPaper(isOver ? 'receipt' : 'quotation');
  const hasPaper = isOver || papers.shown === 'payments' || paperOffer(request) !== null;
  const isReplaced = replacedVersion(state) !== null;
  return (
    <RequestProvider value={state}>
      <PapersProvider value={papers}>
        <PageTitle />
        <OutcomeAnnouncer />
        <article className={joinClasses(styles.page, hasPaper && styles.onScreen)}>
          <RequestHead />
          <MootOutcome />
          <Steps request={request} />
          {isOver ? (
            <ReceiptView />
          ) : (
            <div className={styles.columns}>
              {isReplaced ? <ReplacedNow /> : <Now />}
              {!isReplaced && (
                <div className={styles.aside}>
                  <DocumentList />
                  <OnRecord view="page" />
                  <KeepLink />
                </div>
              )}
            </div>
          )}
          <Billing />
          <YourData />
        </article>
        <Printed paper={papers.shown} />
      </PapersProvider>
    </RequestProvider>
  );
}

function Printed({ paper }: { readonly paper: Paper }) {
  const { request } = useRequestState();
  switch (paper) {
    case 'receipt':
      return <PaperReceipt />;
    case 'payments':
      return <PaymentsOnPaper />;
    case 'amendment':
      return <Quotation offer={findAmendment(request)?.offer ?? null} />;
    case 'quotation':
      return <Quotation offer={paperOffer(request)} />;
  }
}
