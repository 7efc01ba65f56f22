import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { confirmDelivery } from '@yiqiao/contract/commands/client/confirm-delivery';
import { requestRevision } from '@yiqiao/contract/commands/client/request-revision';
import { getButtonClasses } from '../../ui/button.tsx';
import { PostButton, PostForm, readTyped } from '../form/post-form.tsx';
import { TextBox } from '../form/text-box.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './delivery.module.css';

interface ConfirmationProps {
  readonly delivery: ClientRequest['deliveries'][number];
}

/** To confirm a delivery or to ask for a revision. Both also work as plain forms. */
export function Confirmation({ delivery }: ConfirmationProps) {
  const { delivery: texts } = useRequestTexts();
  const { number } = delivery;
  return (
    <section>
      <h2 className={textStyles.overText}>{texts.confirm.heading}</h2>
      <p className={textStyles.text}>{texts.confirm.text}</p>
      <div className={styles.decision}>
        <ConfirmForm number={number} />
        <RevisionForm number={number} />
      </div>
      <Outcome only="confirm" />
      <Until dueAt={delivery.confirmationDueAt} />
    </section>
  );
}

function ConfirmForm({ number }: { readonly number: number }) {
  const { delivery: texts } = useRequestTexts();
  const { key, confirm } = useRequestState();
  return (
    <PostForm
      action={confirmDelivery.href({ key })}
      hidden={{ number }}
      onSend={() => void confirm(number)}
    >
      <PostButton size="large" className={styles.confirm}>
        {texts.confirm.button}
      </PostButton>
    </PostForm>
  );
}

/** Looks like a secondary button until it is opened and shows its field. */
function RevisionForm({ number }: { readonly number: number }) {
  const { delivery: texts } = useRequestTexts();
  const { key, messageId, askForRevision } = useRequestState();
  return (
    <details className={styles.revision}>
      <summary
        className={getButtonClasses({ variant: 'secondary', size: 'large', className: styles.ask })}
      >
        {texts.revision.ask}
      </summary>
      <PostForm
        action={requestRevision.href({ key })}
        hidden={{ number, changeId: messageId }}
        onSend={(form) => void askForRevision(number, readTyped(form, 'text'))}
      >
        <TextBox label={texts.revision.label} hint={texts.revision.hint}>
          <PostButton variant="secondary">{texts.revision.send}</PostButton>
        </TextBox>
        <Outcome only="revise" />
      </PostForm>
    </details>
  );
}

/** When the delivery counts as confirmed if the client says nothing. */
function Until({ dueAt }: { readonly dueAt: string | undefined }) {
  const { delivery: texts, moments } = useRequestTexts();
  if (dueAt === undefined) return null;
  const { before, after } = texts.until;
  return (
    <p className={styles.until}>
      {before}
      <b>
        <time dateTime={dueAt}>{moments.short(dueAt)}</time>
      </b>
      {after(moments.yourTime(dueAt))}
    </p>
  );
}
