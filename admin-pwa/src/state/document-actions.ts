import type { ChangeResult } from '@yiqiao/contract/client';
import { HttpError } from '@yiqiao/contract/http-error';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { rebase } from '../offline/outbox/outbox-rules.ts';
import type { ConsoleContext } from './edges.ts';
import type { ListActions } from './list-actions.ts';

/** What became of a wish to delete a document; `message` is for the person. */
export type DeleteDocumentOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'not-deleted'; readonly message: string };

export interface DocumentActions {
  /**
   * Deletes a source document for good. It needs an answer of the server and never waits in the outbox:
   * what cannot be taken back must not happen later, unseen.
   */
  deleteDocument(quote: QuoteSubmission): Promise<DeleteDocumentOutcome>;
}

interface DocumentNeeds {
  readonly list: ListActions;
  readonly sessionId: () => string;
  readonly onSessionEnded: () => Promise<void>;
}

export function createDocumentActions(
  { edges, store, toaster }: ConsoleContext,
  { list, sessionId, onSessionEnded }: DocumentNeeds,
): DocumentActions {
  async function apply(askedIn: string, before: QuoteSubmission, { kind, quote }: ChangeResult) {
    if (sessionId() === askedIn) {
      if (kind === 'updated') {
        const outbox = await edges.storage.updateOutbox((entries) =>
          rebase(entries, before, quote.revision),
        );
        store.setState({ outbox });
      }
      await list.applyQuote(askedIn, quote);
      edges.tabs.tell('list-changed');
    }
    if (kind === 'conflict') {
      return notDeleted(
        'The submission was changed elsewhere in the meantime. Check it again before you delete its document.',
      );
    }
    toaster.show({ title: 'Document deleted', description: quote.fileName });
    return { kind: 'deleted' } as const;
  }

  async function explain(askedIn: string, error: unknown) {
    if (!(error instanceof HttpError)) {
      store.setState({ connection: 'offline' });
      return notDeleted(
        'The server did not answer. The document may have been deleted all the same: refresh once you are back online to see.',
      );
    }
    if (error.status === 401 && sessionId() === askedIn) await onSessionEnded();
    return notDeleted(error.problem?.message ?? 'The document could not be deleted.');
  }

  return {
    async deleteDocument(quote) {
      const askedIn = sessionId();
      list.stop();
      try {
        return await apply(askedIn, quote, await edges.client.deleteFile(quote.id, quote.revision));
      } catch (error) {
        return explain(askedIn, error);
      }
    },
  };
}

function notDeleted(message: string): DeleteDocumentOutcome {
  return { kind: 'not-deleted', message };
}
