import { randomUUID } from 'node:crypto';
import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { decideOnJob, type JobDecision } from '@yiqiao/contract/commands/jobs/job-decision';
import { translatorCommands as commands } from '@yiqiao/contract/commands/translator-commands';
import type { JobNow } from '@yiqiao/contract/life/translators-work';
import type { Office } from '../../office/office.ts';
import { signFor } from '../../people/sign-for.ts';
import type { Call, Handlers } from '../handler.ts';
import type { OrderRefusal } from '../order/order-problem.ts';
import { answerJob, requireOwnJob } from './answer-job.ts';

type CommandingOffice = Pick<Office, 'engine' | 'clock' | 'ownSettings'>;

interface TranslatorCall extends Pick<Call<EndpointDefinition>, 'person'> {
  readonly parameters: { readonly jobId: string };
  readonly body?: object;
}

type AnyJobDecide = (
  job: JobNow,
  request: never,
  context: { readonly at: number },
) => JobDecision<JobNow, OrderRefusal>;

type TranslatorCommands = Pick<Handlers, Exclude<keyof typeof commands, 'writeInJob'>> & {
  readonly writeInJob: (call: TranslatorCall) => Promise<ReturnType<typeof answerJob>>;
};

/** What translators do to jobs of their own. */
export function translatorCommands(office: CommandingOffice): TranslatorCommands {
  const handlers = Object.entries(commands).map(([name, { decide }]) => [
    name,
    takeCommand(decide, office),
  ]);
  // Each handler has its command's name, and handles the call that the command pairs with its decision.
  return Object.fromEntries(handlers) as TranslatorCommands;
}

function takeCommand(decide: AnyJobDecide, office: CommandingOffice) {
  const { clock, ownSettings } = office;
  return async ({ parameters: { jobId }, body, person }: TranslatorCall) => {
    const { records } = signFor(office, person).engine;
    const { order } = await requireOwnJob(records, jobId, person.id);
    const command = { changeId: randomUUID(), ...body, jobId };
    const at = clock();
    const decision = await records.change(order.id, (quote) => {
      const context = { at, rules: ownSettings.readKept() };
      return decideOnJob(quote, jobId, context, (job) => decide(job, command as never, context));
    });
    return answerJob(jobId, decision);
  };
}
