import {
  type ErasurePreview,
  type ErasureProgress,
  isSamePerson,
} from '@yiqiao/contract/commands/server/erasure';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { ListNeeds } from '../actions/change-now.ts';
import { createExplainFailure } from '../actions/explain-failure.ts';
import type { ConsoleContext } from '../edges.ts';
import type { WithProof } from '../people/proving.ts';

export type PreviewOutcome =
  | { readonly kind: 'preview'; readonly preview: ErasurePreview }
  | { readonly kind: 'unknown'; readonly message: string };

type ErasureOutcome =
  | { readonly kind: 'erased' }
  | { readonly kind: 'not-erased'; readonly message: string };

/** Both need the server's answer and never wait in the outbox. */
export interface PersonActions {
  /** What erasing the person of this submission would delete. */
  previewErasure(quote: QuoteSubmission): Promise<PreviewOutcome>;
  /** Erases a person on the server, then on this device. @param email as typed for confirmation. */
  erasePerson(quote: QuoteSubmission, email: string): Promise<ErasureOutcome>;
}

export function createPersonActions(
  context: ConsoleContext,
  needs: ListNeeds & { readonly refresh: () => Promise<void>; readonly withProof: WithProof },
): PersonActions {
  const { edges, store, toaster } = context;
  const { list, sessionId, refresh, withProof } = needs;
  const explain = createExplainFailure(context, needs);

  /** This device's data about the person goes at once, whether or not the server can be reached again. */
  async function forgetHere(askedIn: string, theirs: readonly string[]): Promise<void> {
    await list.forget(askedIn, theirs);
    edges.tabs.tell('outbox-changed');
    edges.tabs.tell('list-changed');
  }

  return {
    async previewErasure({ id }) {
      const askedIn = sessionId();
      try {
        return { kind: 'preview', preview: await edges.person.preview(id) };
      } catch (error) {
        const message = await explain(askedIn, error, texts().forgetting.look);
        return { kind: 'unknown', message };
      }
    },
    async erasePerson(quote, email) {
      const askedIn = sessionId();
      const { outcome } = texts().forgetting;
      // News of the erasure may arrive before its answer and remove them from the list.
      const theirs = store
        .getState()
        .list.quotes.filter((other) => isSamePerson(other, quote))
        .map(({ id }) => id);
      list.stop();
      let progress: ErasureProgress;
      try {
        progress = await withProof(texts().proof.deeds.erase(quote.customerName), () =>
          edges.person.erase(quote.id, email),
        );
      } catch (error) {
        return { kind: 'not-erased', message: await explain(askedIn, error, outcome) };
      }
      if (sessionId() === askedIn) {
        await forgetHere(askedIn, theirs);
        const why = progress === 'begun' ? outcome.begunWhy : outcome.doneWhy(theirs.length);
        toaster.show({ title: outcome.done, description: why });
        // The server names submissions of the person that this device did not know.
        void refresh();
      }
      return { kind: 'erased' };
    },
  };
}
