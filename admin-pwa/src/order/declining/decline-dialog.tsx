import { declineOrder } from '@yiqiao/contract/commands/office/decline-order';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId, useState } from 'react';
import { moneyText } from '../../figures/money-text.ts';
import { useChangeNow } from '../../state/use-change-now.ts';
import { useConsole } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import parts from '../../ui/parts.module.css';
import styles from './paid-at-once.module.css';

interface DeclineDialogProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  onClose: () => void;
}

/** Asks once: the money goes back by the same press. It needs a connection and never waits in the outbox. */
export function DeclineDialog({ quote, isOffline, onClose }: DeclineDialogProps) {
  const { declining } = useTexts().order;
  const { toaster } = useConsole();
  const { changeNow, isAsking, problem } = useChangeNow();
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const offer = acceptedOffer(quote);
  const sum = offer === null ? '' : moneyText(offer.total, offer.currency);

  async function confirm() {
    const words = { unanswered: declining.unanswered, refused: declining.refused };
    const body = { reason };
    if (!(await changeNow(declineOrder, { parameters: { id: quote.id }, body, words }))) return;
    toaster.show({ title: texts().order.declining.done, description: quote.customerName });
    onClose();
  }

  return (
    <Dialog title={declining.question} onClose={onClose}>
      <p>{declining.follows(sum)}</p>
      <label className={styles.label} htmlFor={reasonId}>
        {declining.reason}
      </label>
      <textarea
        id={reasonId}
        className={styles.reason}
        rows={3}
        maxLength={textLimits.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p role="alert" className={parts.problem}>
        {problem ?? (isOffline ? declining.offline : '')}
      </p>
      <div className={parts.choices}>
        <Button isPrimary onClick={onClose}>
          {declining.keep}
        </Button>
        <Button
          className={styles.confirm}
          disabled={isOffline || isAsking}
          onClick={() => void confirm()}
        >
          {isAsking ? declining.sending : declining.send(sum)}
        </Button>
      </div>
    </Dialog>
  );
}
