import { randomUUID } from 'node:crypto';
import { officeCommands as commands } from '@yiqiao/contract/commands/commands';
import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { splitJobId } from '@yiqiao/contract/record/job-id';
import { thoseWithJobs, thoseWithOrders } from '@yiqiao/contract/record/stored-people';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Office } from '../../office/office.ts';
import { signFor } from '../../people/sign-for.ts';
import type { Call, Handlers } from '../handler.ts';
import { readRevision } from '../quote-revision.ts';
import { answerOrderAtRevision } from './answer-order.ts';
import type { AnyDecide, OrderRefusal } from './order-problem.ts';

type CommandedOffice = Pick<
  Office,
  'engine' | 'people' | 'clock' | 'ownSettings' | 'payments' | 'log'
>;

interface OfficeCall extends Omit<Call<EndpointDefinition>, 'parameters' | 'body'> {
  /** Of the submission, or of a job, which names it. */
  readonly parameters: { readonly id: string } | { readonly jobId: string };
  readonly body?: object;
}

type OfficeCommands = Pick<Handlers, keyof typeof commands>;

/** The office's commands. A change without the sender's id is never treated as a retry. */
export function officeCommands(office: CommandedOffice): OfficeCommands {
  const handlers = Object.entries(commands).map(([name, { endpoint, decide }]) => [
    name,
    takeCommand(endpoint, decide, office),
  ]);
  // Each handler has its command's name, and handles the call that the command pairs with its decision.
  return Object.fromEntries(handlers) as OfficeCommands;
}

function takeCommand(
  { conflict }: EndpointDefinition,
  decide: AnyDecide<OrderRefusal | 'conflict'>,
  office: CommandedOffice,
) {
  const { clock, ownSettings, payments, log } = office;
  return async ({ request, response, parameters, body, person }: OfficeCall) => {
    const { records } = signFor(office, person).engine;
    const { id, ...named } =
      'jobId' in parameters
        ? { ...parameters, id: splitJobId(parameters.jobId).orderId }
        : parameters;
    const command = { changeId: randomUUID(), ...body, ...named };
    const ifRevision = conflict && readRevision(request.headers['if-match']);
    const everybody = await office.people.read();
    const people = thoseWithOrders(everybody);
    const translators = thoseWithJobs(everybody);
    const context = { at: clock(), ifRevision, by: person, people, translators };
    const decision = await records.change(id, (quote) =>
      decide(quote, command as never, { ...context, rules: ownSettings.readKept() }),
    );
    if (decision?.kind === 'changed') void followUp(payments, decision.quote, log);
    return answerOrderAtRevision(response, decision);
  };
}

/** At the provider, in the background: the page to pay on is closed, and what a declined order has paid goes back. */
async function followUp(
  payments: CommandedOffice['payments'],
  quote: StoredQuote,
  log: CommandedOffice['log'],
): Promise<void> {
  if (payments === null) return;
  await payments.closer.closeOutdated(quote);
  await payments
    .payBack(quote)
    .catch((error: unknown) => log('error', 'not-paid-back', { reason: String(error) }));
}
