import { renewLink } from '@yiqiao/contract/commands/office/renew-link';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import { createExplainFailure } from '../actions/explain-failure.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';

export type LinkOutcome =
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'none'; readonly message: string };

/** Both need a connection: the device keeps no link. */
export interface LinkActions {
  /** The address of the client's page. */
  readLink(quote: QuoteSubmission): Promise<LinkOutcome>;
  /** Replaces that address by a new one. */
  renewLink(quote: QuoteSubmission): Promise<LinkOutcome>;
}

export function createLinkActions(context: ConsoleContext, needs: SessionNeeds): LinkActions {
  const { edges } = context;
  const explain = createExplainFailure(context, needs);

  async function askForLink(
    ask: () => Promise<{ readonly requestPath: string }>,
  ): Promise<LinkOutcome> {
    const askedIn = needs.sessionId();
    try {
      const { requestPath } = await ask();
      return { kind: 'link', address: new URL(requestPath, edges.origin).href };
    } catch (error) {
      return { kind: 'none', message: await explain(askedIn, error, texts().order.link.failed) };
    }
  }

  return {
    readLink: ({ id }) => askForLink(() => edges.ask(endpoints.readLink, { id })),
    renewLink: ({ id }) => {
      const body = { device: edges.device, changeId: edges.randomId() };
      return askForLink(() => edges.ask(renewLink, { id }, { body }));
    },
  };
}
