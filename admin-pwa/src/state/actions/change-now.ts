import type { PathParameters } from '@yiqiao/contract/commands/endpoint';
import type { Addressed } from '@yiqiao/contract/http/send';
import type { ChangeResult } from '@yiqiao/contract/http/take';
import { rebase } from '../../offline/outbox/outbox-delivery.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { createExplainFailure, type FailureWords } from './explain-failure.ts';

export interface ListNeeds extends SessionNeeds {
  readonly list: ListActions;
}

interface Change<Path extends string> {
  readonly parameters: PathParameters<Path>;
  /** Without the device, which is added. */
  readonly body?: object;
  /** The revision that the change is based on, if a later one is in its way. */
  readonly ifRevision?: number;
  readonly words: FailureWords & { readonly conflict?: string };
}

/**
 * Has the server change a submission at once, and shows the result here and in other tabs. It needs a connection
 * and never waits in the outbox.
 * @returns why it failed, in words for the person; `null` if it succeeded.
 */
export type ChangeNow = <Path extends string>(
  endpoint: Addressed<Path>,
  change: Change<Path>,
) => Promise<string | null>;

export function createChangeNow(
  context: ConsoleContext,
  { list, sessionId, onSessionEnded }: ListNeeds,
): ChangeNow {
  const { edges, store } = context;
  const explain = createExplainFailure(context, { sessionId, onSessionEnded });

  async function show({ kind, quote }: ChangeResult, askedIn: string, ifRevision?: number) {
    if (sessionId() !== askedIn) return;
    if (kind === 'updated' && ifRevision !== undefined) {
      // What waits here was decided on the same revision, and still holds.
      const before = { id: quote.id, revision: ifRevision };
      const outbox = await edges.storage.updateOutbox((entries) =>
        rebase(entries, before, quote.revision),
      );
      store.setState({ outbox });
    }
    await list.applyQuote(askedIn, quote);
    edges.tabs.tell('list-changed');
  }

  return async (endpoint, { parameters, body, ifRevision, words }) => {
    const askedIn = sessionId();
    list.stop();
    try {
      const sent = body && { ...body, device: edges.device };
      const result = await edges.take(endpoint, parameters, { body: sent, ifRevision });
      await show(result, askedIn, ifRevision);
      if (result.kind === 'updated') return null;
      if (result.kind === 'refused') return texts().order.faults(result.code);
      return words.conflict ?? words.refused;
    } catch (error) {
      return explain(askedIn, error, words);
    }
  };
}
