import { decideDeleteReply } from '@yiqiao/contract/commands/replies/delete-reply';
import { decideKeepReply } from '@yiqiao/contract/commands/replies/keep-reply';
import {
  findReply,
  type ReplyContext,
  repliesOf,
} from '@yiqiao/contract/commands/replies/reply-decision';
import type { SettingsDecision } from '@yiqiao/contract/commands/settings/settings-decision';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import { replyLimits } from '@yiqiao/contract/record/reply';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import type { Request, Response } from 'express';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { Conflict, type Handlers } from '../handler.ts';
import { readRevision } from '../quote-revision.ts';
import { valueProblem } from '../settings/settings-problem.ts';

type ReplyOffice = Pick<Office, 'ownSettings' | 'clock' | 'log'>;

type Refusal = 'conflict' | 'value-invalid' | 'replies-full';

interface Asked {
  readonly parameters: { readonly id: string };
  readonly person: OwnPerson;
  readonly request: Request;
  readonly response: Response;
}

/** What the staff read and change of the office's replies. */
export function replyCalls(
  office: ReplyOffice,
): Pick<Handlers, 'readReplies' | 'keepReply' | 'deleteReply' | 'replyHistory'> {
  const { ownSettings } = office;
  return {
    async readReplies({ query, response }) {
      const { revision, list } = repliesOf(await ownSettings.read());
      response.setHeader('ETag', `"${revision}"`);
      return query.known === String(revision) ? { revision } : { revision, replies: [...list] };
    },
    async keepReply({ body, ...asked }) {
      const { id } = asked.parameters;
      const settings = await change(office, asked, (stored, context) =>
        decideKeepReply(stored, id, body, context),
      );
      if (settings instanceof Conflict) return settings;
      const reply = findReply(settings, id);
      if (reply === undefined) throw new Error('A reply that was kept is not there.');
      asked.response.setHeader('ETag', `"${reply.revision}"`);
      return reply;
    },
    async deleteReply(asked) {
      const settings = await change(office, asked, (stored, context) =>
        decideDeleteReply(stored, asked.parameters.id, context),
      );
      return settings instanceof Conflict ? settings : undefined;
    },
    async replyHistory({ response }) {
      const { revision, history } = repliesOf(await ownSettings.read());
      response.setHeader('ETag', `"${revision}"`);
      return { revision, lines: history.toReversed() };
    },
  };
}

type Decide = (stored: StoredSettings | null, context: ReplyContext) => SettingsDecision<Refusal>;

/** Stores and logs a change. @throws HttpProblem when it is refused, unless it was based on something older. */
async function change(
  { ownSettings, clock, log }: ReplyOffice,
  { parameters, person: { id: personId, name }, request }: Asked,
  decide: Decide,
) {
  const ifRevision = readRevision(request.headers['if-match']);
  const decision = await ownSettings.change((stored) =>
    decide(stored, { at: clock(), by: { id: personId, name }, ifRevision }),
  );
  const { kind, settings } = decision;
  if (kind === 'changed') {
    log('info', 'reply-changed', { by: personId, revision: repliesOf(settings).revision });
  }
  if (kind !== 'refused') return settings;
  if (decision.reason !== 'conflict') throw replyProblem(decision);
  const reply = findReply(settings, parameters.id);
  const message = 'The reply was changed elsewhere in the meantime.';
  return new Conflict({
    message,
    code: 'revision-mismatch' as const,
    ...(reply !== undefined && { reply }),
  });
}

function replyProblem({
  wrong,
}: Extract<SettingsDecision<Refusal>, { kind: 'refused' }>): HttpProblem {
  if (wrong !== undefined) return valueProblem(wrong);
  const most = `There are ${replyLimits.replies} replies, and no more can be kept.`;
  return new HttpProblem(409, 'replies-full', most);
}
