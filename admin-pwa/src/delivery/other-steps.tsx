import { orderLife } from '@yiqiao/contract/life/order-life';
import type { Message } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { FailedMail } from '../attention/failed-mail.tsx';
import { NextStep, OfferLink } from '../order/next-step.tsx';
import { nextWords } from '../order/next-words.ts';
import { AsideButton } from '../outbox-view/aside-button.tsx';
import { useTexts } from '../texts/texts.ts';
import { TextButton } from '../ui/text-button.tsx';
import { ChooseFiles } from './files/choose-files.tsx';

/** What can be done about an order. */
export interface OrderDeeds {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  /** `null` if nothing can be added at this stage. */
  onFiles: ((files: File[]) => void) | null;
  onCompose: () => void;
  onConfirm: () => void;
  /** Reopens a completed order. */
  onTakeUp: () => void;
}

interface OtherAnswersProps extends OrderDeeds {
  message: Message;
  isCompleted: boolean;
  isOfferable: boolean;
}

/** The alternatives to an answer in words. */
export function OtherAnswers(props: OtherAnswersProps) {
  const { quote, message, isOffline, isCompleted, isOfferable, onTakeUp, onCompose } = props;
  const { next } = useTexts().order;
  return (
    <>
      <AsideButton
        quote={quote}
        aside={{ command: 'settle', request: { what: 'message', about: message.id } }}
        isOffline={isOffline}
      />
      {isCompleted && <TextButton onClick={onTakeUp}>{next.asChange}</TextButton>}
      {isOfferable && <OfferLink quote={quote} onCompose={onCompose} />}
    </>
  );
}

/** The alternatives to Deliver. */
export function OtherActions(props: OrderDeeds & { isDelivered: boolean }) {
  const { quote, now, isDelivered, onCompose, onConfirm } = props;
  const { delivery } = useTexts();
  return (
    <>
      {nextWords(quote, now).offer !== 'none' && <OfferLink quote={quote} onCompose={onCompose} />}
      {isDelivered && <TextButton onClick={onConfirm}>{delivery.waiting.confirm}</TextButton>}
    </>
  );
}

/**
 * The next step when there is no message to answer and nothing to deliver. If the office only waits for a client who
 * could not be reached by mail, the failed mail is that step.
 */
export function OtherStep(props: OrderDeeds & { isDelivered: boolean }) {
  const { quote, now, isOffline, isDelivered, onCompose } = props;
  const { offer } = nextWords(quote, now);
  const after = isDelivered && <AfterDelivery {...props} />;
  if (orderLife(quote, now).failedMail !== null && offer !== 'primary') {
    return (
      <FailedMail quote={quote} isOffline={isOffline} now={now}>
        {offer === 'possible' && <OfferLink quote={quote} onCompose={onCompose} />}
        {after}
      </FailedMail>
    );
  }
  return (
    <>
      <FailedMail quote={quote} isOffline={isOffline} now={now} />
      <NextStep quote={quote} now={now} onCompose={onCompose}>
        {after}
      </NextStep>
    </>
  );
}

function AfterDelivery({ isOffline, onFiles, onConfirm }: OrderDeeds) {
  const { delivery } = useTexts();
  return (
    <>
      {onFiles !== null && (
        <ChooseFiles look="text" isOffline={isOffline} onFiles={onFiles}>
          {delivery.addFile}
        </ChooseFiles>
      )}
      <TextButton onClick={onConfirm}>{delivery.waiting.confirm}</TextButton>
    </>
  );
}
