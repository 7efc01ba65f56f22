import type { CommandRequest } from '@yiqiao/contract/commands/command';
import { translatorCommands } from '@yiqiao/contract/commands/translator-commands';
import * as z from 'zod/mini';
import { entryShape } from './entry-shape.ts';

type Commands = typeof translatorCommands;

/** What a translator does to one of their jobs, with its request; device and change id are added when it is sent. */
export type JobChange = {
  readonly [Name in keyof Commands]: {
    readonly command: Name;
    readonly request: Omit<
      CommandRequest<Commands[Name]['endpoint']>,
      'changeId' | 'device' | 'jobId'
    >;
  };
}[keyof Commands];

/** `quoteId` is the job's id, as calls name it. Nothing here is about a client. */
const shape = {
  ...entryShape,
  kind: z.literal('job'),
  /** By which the translator knows the job. */
  fileName: z.string(),
  /** Of a hand-in: ids of the uploads that it waits for. */
  uploads: z.array(z.string()),
};

const jobShapeSchema = z.object(shape);

export type JobEntry = z.infer<typeof jobShapeSchema> & JobChange;

export const jobEntrySchema = z.union(
  Object.entries(translatorCommands).map(([name, { endpoint }]) => {
    const { request } = endpoint;
    // As long as none of its files has arrived, a hand-in names none.
    const kept =
      'fileIds' in request.shape ? { ...request.shape, fileIds: z.array(z.string()) } : {};
    return z.object({
      ...shape,
      command: z.literal(name),
      request: z.extend(request, kept),
    });
  }),
  // Each name is paired with the request of its own command.
) as z.ZodMiniType<JobEntry>;

/** Whether everything that it needs is on the server. */
export function isReady({ uploads }: JobEntry): boolean {
  return uploads.length === 0;
}
