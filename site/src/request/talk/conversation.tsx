import { MessageForm } from './message-form.tsx';
import { Thread } from './thread.tsx';

/** What was said, and the place to say more. */
export function Conversation() {
  return (
    <>
      <Thread />
      <MessageForm />
    </>
  );
}
