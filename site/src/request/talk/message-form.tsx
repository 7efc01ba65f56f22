import { sendClientMessage } from '@yiqiao/contract/commands/client/send-client-message';
import { PostButton, PostForm, readTyped } from '../form/post-form.tsx';
import { TextBox } from '../form/text-box.tsx';
import { useRequestTexts } from '../request-texts.ts';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { Outcome } from './outcome.tsx';

/** A message from the client, or their answer to the office's question. */
export function MessageForm({ isAnswer = false }: { readonly isAnswer?: boolean }) {
  const { talk } = useRequestTexts();
  const { key, request, messageId, send } = useRequestState();

  async function sendTyped(form: HTMLFormElement) {
    if (await send(readTyped(form, 'text'))) form.reset();
  }

  return (
    <section>
      {!isAnswer && <h2 className={textStyles.heading}>{talk.ask}</h2>}
      <PostForm
        action={sendClientMessage.href({ key })}
        hidden={{ changeId: messageId }}
        onSend={(form) => void sendTyped(form)}
      >
        <TextBox
          label={isAnswer ? talk.answer : talk.message}
          placeholder={isAnswer ? undefined : talk.placeholder}
          hint={isAnswer ? talk.answerHint : talk.here(request.hasMail)}
        >
          <PostButton
            variant={isAnswer ? 'primary' : 'secondary'}
            size={isAnswer ? 'large' : 'medium'}
          >
            {isAnswer ? talk.sendAnswer : talk.send}
          </PostButton>
        </TextBox>
      </PostForm>
      <Outcome only="send" />
    </section>
  );
}
