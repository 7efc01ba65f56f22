import { officeCommands } from '@yiqiao/contract/commands/commands';
import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import {
  decideReadingCancelled,
  decideReadingRequest,
} from '@yiqiao/contract/commands/office/decide-reading';
import { decideDeletionRequest, deleteFile } from '@yiqiao/contract/commands/office/delete-file';
import {
  decideDeliverableRemoval,
  removeDeliverable,
} from '@yiqiao/contract/commands/office/remove-deliverable';
import { decideSourceRemoval, removeSource } from '@yiqiao/contract/commands/office/remove-source';
import {
  decideInvoiceTakenBack,
  takeBackInvoice,
} from '@yiqiao/contract/commands/office/take-back-invoice';
import { decideCountRequest } from '@yiqiao/contract/commands/server/decide-count';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import { removedKeysOf } from '@yiqiao/contract/files/order-files';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { Take } from '@yiqiao/contract/http/take';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { answer, changedAt, type FakeDesk } from './fake-desk.ts';

type Taking = (
  quote: QuoteSubmission,
  request: never,
  context: { readonly at: number; readonly rules: typeof keepAll; readonly ifRevision?: number },
) => Decision<QuoteSubmission, string>;

/** As `FakeState.calls` names them. */
const changes = new Map<object, readonly [name: string, Taking]>([
  ...Object.entries(officeCommands).map(
    ([name, { endpoint, decide }]) => [endpoint, [name, decide]] as const,
  ),
  [endpoints.countAgain, ['countAgain', decideCountRequest]],
  [endpoints.readScan, ['readScan', decideReadingRequest]],
  [endpoints.cancelReading, ['cancelReading', decideReadingCancelled]],
  [deleteFile, ['deleteFile', decideDeletionRequest]],
  [removeDeliverable, ['removeDeliverable', decideDeliverableRemoval]],
  [removeSource, ['removeSource', decideSourceRemoval]],
  [takeBackInvoice, ['takeBackInvoice', decideInvoiceTakenBack]],
]);

/** Takes changes by the decisions of the real server; documents are deleted at once. */
export function createFakeTake({ meetStaff, decide }: FakeDesk): Take {
  return async (endpoint, parameters, { body, ifRevision } = {}) => {
    const known = changes.get(endpoint);
    if (known === undefined) throw new Error(`No change at ${endpoint.path}`);
    const [name, take] = known;
    const outcome = meetStaff(name);
    const { id, ...others }: Readonly<Record<string, string>> = parameters;
    const request = { changeId: '', ...others, ...Object(body) } as never;
    const context = {
      at: changedAt,
      rules: keepAll,
      ...(ifRevision !== undefined && { ifRevision }),
    };
    const decision = decide(id ?? '', (quote) => take(quote, request, context));
    if (decision.kind === 'refused') return answer(decision, outcome);
    const keys = name === 'deleteFile' ? undefined : removedKeysOf(decision.quote);
    if (keys?.length === 0) return answer(decision, outcome);
    const gone = { cause: 'by-hand', ...(keys && { keys }) } as const;
    return answer(
      decide(id ?? '', (quote) => decideFileDeleted(quote, gone, changedAt)),
      outcome,
    );
  };
}
