import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import { deleteReply } from '../commands/replies/delete-reply.ts';
import { keepReply } from '../commands/replies/keep-reply.ts';
import { repliesSchema } from '../record/reply.ts';
import { replyHistorySchema } from '../record/stored-replies.ts';

/** What the office says again and again; everybody of the staff reads and changes it. */
export const replyEndpoints = {
  readReplies: endpoint({
    method: 'GET',
    path: '/api/replies',
    access: 'staff',
    query: z.object({ known: z.optional(z.string()) }),
    invalid: 'Give `known` at most once: the revision of an earlier answer.',
    response: repliesSchema,
  }),
  keepReply,
  deleteReply,
  replyHistory: endpoint({
    method: 'GET',
    path: '/api/replies/history',
    access: 'staff',
    response: replyHistorySchema,
  }),
};
