import { randomUUID } from 'node:crypto';
import { officeCommands as commands } from '@yiqiao/contract/commands/commands';
import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { RecordStore } from '@yiqiao/ports/record-store';
import type { PageCloser } from '../../payment/page-closer.ts';
import type { Call, Handlers } from '../handler.ts';
import { readRevision } from '../quote-revision.ts';
import { answerOrderAtRevision } from './answer-order.ts';
import type { AnyDecide, OrderRefusal } from './order-problem.ts';

interface OfficeCommandsOptions {
  readonly records: Pick<RecordStore, 'change'>;
  readonly clock: () => number;
  readonly rules: FileDeletionRules;
  /** Closes payment pages in the background. `null`: there are none. */
  readonly closer: Pick<PageCloser, 'closeCancelled'> | null;
}

interface OfficeCall extends Omit<Call<EndpointDefinition>, 'parameters' | 'body'> {
  readonly parameters: { readonly id: string };
  readonly body?: object;
}

type OfficeCommands = Pick<Handlers, keyof typeof commands>;

/** The office's commands. A change without the sender's id is never treated as a retry. */
export function officeCommands(options: OfficeCommandsOptions): OfficeCommands {
  const handlers = Object.entries(commands).map(([name, { endpoint, decide }]) => [
    name,
    takeCommand(endpoint, decide, options),
  ]);
  // By the same names, and each for the call that its decision was paired with.
  return Object.fromEntries(handlers) as OfficeCommands;
}

function takeCommand(
  { conflict }: EndpointDefinition,
  decide: AnyDecide<OrderRefusal | 'conflict'>,
  { records, clock, rules, closer }: OfficeCommandsOptions,
) {
  return async ({ request, response, parameters, body }: OfficeCall) => {
    const command = { changeId: randomUUID(), ...body };
    const ifRevision = conflict && readRevision(request.headers['if-match']);
    const context = { at: clock(), rules, ifRevision };
    const decision = await records.change(parameters.id, (quote) =>
      decide(quote, command as never, context),
    );
    if (decision?.kind === 'changed') void closer?.closeCancelled(decision.quote);
    return answerOrderAtRevision(response, decision);
  };
}
