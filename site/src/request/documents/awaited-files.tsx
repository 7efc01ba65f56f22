import type { ClientSource } from '@yiqiao/contract/client-page/client-request';
import { takeBackSource } from '@yiqiao/contract/commands/client/take-back-source';
import { useEffect, useRef } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { PostForm } from '../form/post-form.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import bandStyles from '../text/band.module.css';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { describeWordsOf } from './document-list.tsx';
import styles from './documents.module.css';

/** The added documents that the office has yet to answer: what holds meanwhile, and how to change one's mind. */
export function AwaitedFiles() {
  const { request, outcome } = useRequestState();
  const awaited = request.sources.filter(
    ({ role, answerDueAt }) => role === 'document' && answerDueAt !== undefined,
  );
  const said = useFocusOnLoss();
  return (
    <>
      {awaited.map((source) => (
        <AwaitedFile key={source.id} source={source} />
      ))}
      {outcome?.action === 'take-back' ? (
        <div ref={said} tabIndex={-1}>
          <Outcome only="take-back" />
        </div>
      ) : (
        <Outcome only="take-back" />
      )}
    </>
  );
}

/** The button that takes a file back goes with it: the focus moves to what became of it. */
function useFocusOnLoss() {
  const { outcome } = useRequestState();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome?.action !== 'take-back' || document.activeElement !== document.body) return;
    said.current?.focus();
  }, [outcome]);
  return said;
}

function AwaitedFile({ source }: { readonly source: ClientSource }) {
  const texts = useRequestTexts();
  const { request } = useRequestState();
  const { adding, moments } = texts;
  const { answerDueAt = '', fileName, canTakeBack } = source;
  const isLate = Date.parse(answerDueAt) < Date.parse(request.servedAt);
  return (
    <section className={bandStyles.band}>
      <h2 className={textStyles.heading}>
        <bdi>
          <MarkedText text={adding.awaited(fileName, isLate ? null : moments.short(answerDueAt))} />
        </bdi>
      </h2>
      <p className={textStyles.text}>
        {adding.beside(describeWordsOf(source, texts))}
        {request.openVersion === undefined || request.acceptance !== undefined
          ? adding.holds
          : adding.effect.quoted(request.openVersion)}
      </p>
      {canTakeBack && (
        <div className={styles.changes}>
          <Change source={source} becomes="reference" label={adding.makeReference} />
          <Change source={source} becomes="removed" label={adding.takeBack} />
        </div>
      )}
    </section>
  );
}

interface ChangeProps {
  readonly source: ClientSource;
  readonly becomes: 'reference' | 'removed';
  readonly label: string;
}

function Change({ source: { id: sourceId }, becomes, label }: ChangeProps) {
  const { key, messageId, underWay, takeBack } = useRequestState();
  return (
    <PostForm
      action={takeBackSource.href({ key, sourceId })}
      hidden={{ becomes, changeId: messageId }}
      onSend={() => void takeBack(sourceId, becomes)}
    >
      <TextButton type="submit" aria-disabled={underWay !== null}>
        {label}
      </TextButton>
    </PostForm>
  );
}
