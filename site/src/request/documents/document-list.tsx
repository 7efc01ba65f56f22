import type { ClientRequest, ClientSource } from '@yiqiao/contract/client-page/client-request';
import { basisOf } from '@yiqiao/contract/counting/word-count';
import { hadDocument } from '@yiqiao/contract/record/no-document';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { describeFigure, describeUncertainCount } from '../../quote/counts/count-note.ts';
import { type PageTexts, useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { describeSourceState } from './describe-source-state.ts';
import styles from './documents.module.css';

/** All documents of the order and what each is to it, once something was added. */
export function DocumentList() {
  const texts = useRequestTexts();
  const { request } = useRequestState();
  if (request.sources.length === 0) return null;
  return (
    <section>
      <h2 className={textStyles.heading}>{texts.adding.documents}</h2>
      <ul className={styles.documents}>
        {hadDocument(request) && (
          <DocumentRow name={request.fileName} facts={factsOfRequest(request, texts)} />
        )}
        {request.sources.map((source) => (
          <DocumentRow
            key={source.id}
            name={source.fileName}
            isGone={source.state === 'removed'}
            facts={factsOf(source, request, texts)}
          />
        ))}
      </ul>
    </section>
  );
}

interface DocumentRowProps {
  readonly name: string;
  readonly facts: readonly string[];
  readonly isGone?: boolean;
}

function DocumentRow({ name, facts, isGone = false }: DocumentRowProps) {
  const { adding } = useRequestTexts();
  return (
    <li>
      <bdi data-gone={isGone || undefined}>
        <MarkedText text={name} />
      </bdi>
      <small>{facts.join(adding.gap)}</small>
    </li>
  );
}

function factsOfRequest(request: ClientRequest, texts: PageTexts): readonly string[] {
  const { adding, moments } = texts;
  const isAgreed = request.acceptance !== undefined;
  return [
    describeWordsOf(request, texts),
    ...(isAgreed ? [adding.states.agreed] : []),
    formatFileSize(request.fileSize),
    moments.short(request.createdAt),
  ];
}

function factsOf(
  source: ClientSource,
  request: ClientRequest,
  texts: PageTexts,
): readonly string[] {
  const { adding, moments, record } = texts;
  const { role, from, at, fileSize, fileDeletedAt } = source;
  return [
    ...(role === 'document' ? [describeWordsOf(source, texts)] : []),
    describeSourceState(source, request, texts),
    formatFileSize(fileSize),
    adding.added(moments.short(at), from === 'office'),
    ...(fileDeletedAt === undefined ? [] : [record.deleted(moments.short(fileDeletedAt))]),
  ];
}

type Counted = Pick<ClientSource, 'wordCount' | 'wordCountBasis'> & {
  readonly measurement?: ClientRequest['measurement'];
};

/** The words of a document; where they were not counted, what it is. */
export function describeWordsOf(document: Counted, texts: PageTexts): string {
  const basis = basisOf(document);
  if (basis === 'counting') return texts.record.beingCounted;
  const { wordCount, measurement = null } = document;
  const known = { basis, wordCount, report: measurement, mediaType: '' };
  const note = describeUncertainCount(known, texts);
  if (note === null) return texts.counting.words(wordCount);
  return describeFigure(note, texts) ?? note.kind;
}
