import { sendClientMessage } from '@yiqiao/contract/commands/client/send-client-message';
import { PostButton, PostForm } from '../form/post-form.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';

/** Asks for a new quote with one press: a message in the client's name. */
export function NewQuoteForm() {
  const { message: text, button } = useRequestTexts().now.expired;
  const { key, messageId, send } = useRequestState();
  return (
    <PostForm
      action={sendClientMessage.href({ key })}
      hidden={{ changeId: messageId, text }}
      onSend={() => void send(text)}
    >
      <PostButton size="large">{button}</PostButton>
    </PostForm>
  );
}
