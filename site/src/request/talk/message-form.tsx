import { sendClientMessage } from '@yiqiao/contract/commands/client/send-client-message';
import { AddWithoutScripts } from '../adding/add-without-scripts.tsx';
import { ChooseFile } from '../adding/choose-file.tsx';
import { ChosenFiles } from '../adding/chosen-files.tsx';
import { type Adding, useAdding } from '../adding/use-adding.ts';
import { PostButton, PostForm, readTyped } from '../form/post-form.tsx';
import { TextBox } from '../form/text-box.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { isOverState, stateOf } from '../state/describe-state.ts';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { Outcome } from './outcome.tsx';

/** A message from the client, or their answer to the office's question; files can go with it until the order is over. */
export function MessageForm({ isAnswer = false }: { readonly isAnswer?: boolean }) {
  const { talk, adding: texts } = useRequestTexts();
  const { key, request, messageId, send } = useRequestState();
  const adding = useAdding();
  const { files } = adding;
  const hasFiles = files.length > 0;
  const state = stateOf(request);
  const canAdd = !isOverState(state) && state !== 'cancelled';

  async function sendTyped(form: HTMLFormElement) {
    if (files.some(({ fault }) => fault !== null)) return focusFaulty(form);
    const text = readTyped(form, 'text');
    const isSent = hasFiles ? await adding.send(text) : await send(text);
    if (isSent) form.reset();
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
          placeholder={placeholder()}
          isOptional={hasFiles}
          below={canAdd && <AddedFiles adding={adding} />}
          hint={hasFiles ? texts.limit : hint()}
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
      {canAdd && <AddWithoutScripts />}
    </section>
  );

  function placeholder() {
    if (hasFiles) return texts.withIt;
    return isAnswer ? undefined : talk.placeholder;
  }
  function hint() {
    return isAnswer ? talk.answerHint : talk.here(request.hasMail);
  }
}

/** The button that removes the first file that cannot be sent; the reason is read with it. */
function focusFaulty(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('button[data-fault]')?.focus();
}

function AddedFiles({ adding }: { readonly adding: Adding }) {
  return (
    <>
      <ChosenFiles adding={adding} />
      {adding.sent === null && <ChooseFile adding={adding} />}
    </>
  );
}
