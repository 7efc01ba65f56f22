import * as z from 'zod/mini';
import { type Decidable, toDateTime } from '../../record/decision.ts';
import { jobLimits } from '../../record/job.ts';
import { textLimits } from '../../record/order.ts';
import { senderShape } from '../../record/sender.ts';
import { readLines, type TextFault } from '../../text/order-text.ts';
import { jobRefusalSchema, translatorJobSchema } from '../../translator/translator-job.ts';
import { type CommandContext, type CommandRequest, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { type DecidableJob, decideOnJob, type JobDecision } from './job-decision.ts';

/** A message between a translator and the office, from whoever sends it. The client never sees it. */
export const writeInJob = endpoint({
  ...staffCommand,
  access: 'person',
  path: '/api/jobs/:jobId/messages',
  request: z.object({ text: z.string(), ...senderShape }),
  invalid: 'Give the `text` of the message.',
  forTranslator: { response: translatorJobSchema, refusal: jobRefusalSchema },
});

/** The same call as its translator makes it. */
export const writeToOffice = endpoint({
  ...writeInJob,
  response: translatorJobSchema,
  refusal: jobRefusalSchema,
});

type Written = CommandRequest<typeof writeInJob>;

/** Staff write to the translator. */
export function decideOfficeMessage<Quote extends Decidable>(
  quote: Quote,
  request: Written,
  context: CommandContext,
) {
  return decideOnJob(quote, request.jobId, context, (job) =>
    addMessage(job, request, { from: 'office', at: context.at }),
  );
}

/** The translator writes to the office. */
export function decideTranslatorMessage<AJob extends DecidableJob>(
  job: AJob,
  request: Written,
  { at }: Pick<CommandContext, 'at'>,
) {
  return addMessage(job, request, { from: 'translator', at });
}

/** In any state: about what is over there may be a question, too. */
function addMessage<AJob extends DecidableJob>(
  job: AJob,
  { text, device, changeId: id }: Written,
  { from, at }: { readonly from: 'office' | 'translator'; readonly at: number },
): JobDecision<AJob, TextFault | 'job-full'> {
  const own = job.messages.filter((message) => message.from === from);
  if (own.some((message) => message.id === id)) return { kind: 'unchanged', job };
  const read = readLines(text, textLimits.message);
  if ('fault' in read) return { kind: 'refused', reason: read.fault, job };
  if (own.length >= jobLimits.messages) return { kind: 'refused', reason: 'job-full', job };
  const sender = device !== undefined && { device };
  const message = { id, from, text: read.text, at: toDateTime(at), ...sender };
  return { kind: 'changed', job: { ...job, messages: [...job.messages, message] } };
}
