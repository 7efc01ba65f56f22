import { type SourceState, sourceState } from '@yiqiao/contract/life/source-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Source } from '@yiqiao/contract/record/source';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { formatRecent } from '../clocks/format-time.ts';
import { lengthText } from '../figures/count-words.ts';
import { texts } from '../texts/texts.ts';

/** "1,204 words, 0.12 MB, added by the client today, 15:40". */
export function sourceFacts(quote: QuoteSubmission, source: Source, now: number): string {
  const { figures, order } = texts();
  const { sources: words } = order;
  const { role, from, at, fileSize, fileDeletedAt } = source;
  const moment = formatRecent(at, now);
  return figures.list([
    role === 'reference' ? words.reference : lengthText(source),
    ...stateText(quote, source),
    formatFileSize(fileSize),
    from === 'client' ? words.byClient(moment) : words.byUs(moment),
    ...(fileDeletedAt === undefined ? [] : [words.deleted(formatRecent(fileDeletedAt, now))]),
  ]);
}

function stateText(quote: QuoteSubmission, source: Source): readonly string[] {
  const { states } = texts().order.sources;
  const state = sourceState(quote, source);
  return isSaid(state) ? [states[state]] : [];
}

/** What is open has a mark of its own. */
function isSaid(state: SourceState): state is Exclude<SourceState, 'open' | 'reference'> {
  return state !== 'open' && state !== 'reference';
}
