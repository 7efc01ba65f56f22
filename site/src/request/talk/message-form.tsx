import { orderEndpoints } from '@yiqiao/contract/http/order-endpoints';
import { textLimits } from '@yiqiao/contract/order/order';
import { type FormEvent, useId } from 'react';
import { useTexts } from '../../language/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import headings from '../heading.module.css';
import { useRequestTexts } from '../request-texts.ts';
import formStyles from '../text-form.module.css';
import { useRequestState } from '../use-request.ts';
import { Outcome } from './outcome.tsx';

/** A question or an addition of the client, or the answer to a question of the office. */
export function MessageForm({ isAnswer = false }: { readonly isAnswer?: boolean }) {
  const { talk } = useRequestTexts();
  const { language } = useTexts();
  const { key, request, messageId, underWay, send } = useRequestState();
  const fieldId = useId();
  const hintId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text'));
    if (await send(text)) form.reset();
  }

  return (
    <section>
      {!isAnswer && <h2 className={headings.heading}>{talk.ask}</h2>}
      <form
        method="post"
        action={orderEndpoints.sendClientMessage.href({ key })}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="changeId" value={messageId} />
        <label htmlFor={fieldId} className={formStyles.label}>
          {isAnswer ? talk.answer : talk.message}
        </label>
        <textarea
          id={fieldId}
          name="text"
          required
          rows={4}
          maxLength={textLimits.message}
          placeholder={isAnswer ? undefined : talk.placeholder}
          aria-describedby={hintId}
          className={fieldStyles.input}
        />
        <div className={formStyles.sending}>
          <Button
            type="submit"
            variant={isAnswer ? 'primary' : 'secondary'}
            size={isAnswer ? 'large' : 'medium'}
            aria-disabled={underWay !== null}
          >
            {isAnswer ? talk.sendAnswer : talk.send}
          </Button>
          <p id={hintId} className={formStyles.hint}>
            {isAnswer ? talk.answerHint : talk.here(request.hasMail)}
          </p>
        </div>
      </form>
      <Outcome only="send" />
    </section>
  );
}
