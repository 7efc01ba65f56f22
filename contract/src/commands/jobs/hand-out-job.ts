import * as z from 'zod/mini';
import { nameForTranslator } from '../../files/name-for-translator.ts';
import { touch } from '../../files/plan-deletion.ts';
import { isOver } from '../../life/life-state.ts';
import { asAuthor } from '../../record/assignee.ts';
import type { Author } from '../../record/author.ts';
import { changeAside, type Decidable, type Decision } from '../../record/decision.ts';
import { type Job, jobLimits, sourceFileId } from '../../record/job.ts';
import { senderShape } from '../../record/sender.ts';
import { toPlainLine } from '../../text/plain-text.ts';
import { findJobFile } from '../../translator/translator-job.ts';
import { type CommandContext, type Identified, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { toStep } from './job-decision.ts';
import { readTerms, type TermsFault, termsInWords, termsRequestShape } from './read-terms.ts';

const fileIdSchema = z.string();

/** Hands work on an order to a translator, who sees the files, these terms and nothing of the client. */
export const handOutJob = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/jobs',
  request: z.object({
    personId: z.string(),
    /** `sourceFileId` for the client's document, and ids of added files. */
    fileIds: z.array(fileIdSchema).check(z.minLength(1), z.maxLength(jobLimits.files)),
    /** What the translator reads in the place of a file's own name, or of the one that `nameForTranslator` finds. */
    names: z.optional(
      z
        .array(z.object({ id: fileIdSchema, fileName: z.string() }))
        .check(z.maxLength(jobLimits.files)),
    ),
    ...termsRequestShape,
    ...senderShape,
  }),
  invalid: `Give \`personId\`, \`fileIds\` (1 to ${jobLimits.files}), ${termsInWords}.`,
});

/**
 * - `translator-unknown`: nobody who could have a job.
 * - `job-file-missing`: a file that was chosen is not there, or is not there any more.
 */
export type HandOutRefusal =
  | TermsFault
  | 'translator-unknown'
  | 'order-closed'
  | 'job-file-missing'
  | 'job-full';

/**
 * Offers a job. An order may have several at once, also when two people who did not know of each other hand it out. A
 * repeat (the same `changeId`) changes nothing.
 */
export function decideHandOut<Quote extends Decidable>(
  quote: Quote,
  request: Identified<RequestOf<typeof handOutJob>>,
  context: CommandContext,
): Decision<Quote, HandOutRefusal> {
  const { jobs = [], status } = quote;
  const { at, rules } = context;
  if (jobs.some(({ id }) => id === request.changeId)) return { kind: 'unchanged', quote };
  const job = composeJob(quote, request, context);
  if (typeof job === 'string') return { kind: 'refused', reason: job, quote };
  return changeAside(quote, { jobs: [...jobs, job], ...touch(quote, status, at, rules) });
}

function composeJob(
  quote: Decidable,
  request: Identified<RequestOf<typeof handOutJob>>,
  { at, translators }: CommandContext,
): Job | HandOutRefusal {
  const { jobs = [], translationDirection } = quote;
  const { personId, changeId, device } = request;
  if (isOver(quote)) return 'order-closed';
  if (jobs.length >= jobLimits.jobs) return 'job-full';
  const translator = findTranslator(personId, translators);
  if (translator === undefined) return 'translator-unknown';
  const terms = readTerms(request, at);
  if (typeof terms === 'string') return terms;
  const files = chooseFiles(quote, request);
  if (typeof files === 'string') return files;
  return {
    id: changeId,
    number: (jobs.at(-1)?.number ?? 0) + 1,
    translator: asAuthor(translator),
    translationDirection,
    ...terms,
    version: 1,
    files,
    steps: [toStep({ state: 'offered', device, changeId }, at)],
    messages: [],
    finished: [],
  };
}

/** A device does not know people by their names of now: the server puts them in. */
function findTranslator(id: string, translators: readonly Author[] | undefined) {
  if (translators === undefined) return { id, name: '' };
  return translators.find((person) => person.id === id);
}

function chooseFiles(
  quote: Decidable,
  { fileIds, names = [] }: Pick<RequestOf<typeof handOutJob>, 'fileIds' | 'names'>,
): Job['files'] | 'job-file-missing' | 'text-too-long' {
  const areThere = fileIds.every((id) => findJobFile(quote, id)?.filePath !== undefined);
  if (!areThere || new Set(fileIds).size < fileIds.length) return 'job-file-missing';
  const files = fileIds.map((id, index) => {
    const given = names.find((name) => name.id === id)?.fileName ?? '';
    // It is the name of a download, never a path.
    const typed = toPlainLine(given.replace(/[/\\]/g, ' '));
    return { id, fileName: typed === '' ? proposeName(quote, id, index + 1) : typed };
  });
  const isLong = files.some(({ fileName }) => fileName.length > jobLimits.fileName);
  return isLong ? 'text-too-long' : files;
}

/** What a file of an order is called in a job, unless the office says otherwise. @param place 1, 2, … */
export function proposeName(
  { fileName, sources = [], customerName, billing }: Decidable,
  id: string,
  place: number,
): string {
  const source = sources.find((one) => one.id === id);
  const own = id === sourceFileId ? fileName : (source?.fileName ?? '');
  return nameForTranslator(own, { name: customerName, title: billing?.title }, place);
}
