import { orderEndpoints } from '@yiqiao/contract/http/order-endpoints';
import type { FormEvent } from 'react';
import { useTexts } from '../../language/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';

/** Asks for a new quote with one press: a message in the client's name. */
export function NewQuoteForm() {
  const { now } = useRequestTexts();
  const { language } = useTexts();
  const { key, messageId, underWay, send } = useRequestState();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(now.expired.message);
  }

  return (
    <form method="post" action={orderEndpoints.sendClientMessage.href({ key })} onSubmit={submit}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="changeId" value={messageId} />
      <input type="hidden" name="text" value={now.expired.message} />
      <Button type="submit" size="large" aria-disabled={underWay !== null}>
        {now.expired.button}
      </Button>
    </form>
  );
}
