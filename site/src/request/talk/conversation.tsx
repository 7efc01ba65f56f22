import { MessageForm } from './message-form.tsx';
import { Thread } from './thread.tsx';

/** The messages, and the form for another one. */
export function Conversation() {
  return (
    <>
      <Thread />
      <MessageForm />
    </>
  );
}
