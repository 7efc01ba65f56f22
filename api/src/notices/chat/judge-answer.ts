import type { ChatService } from '@yiqiao/contract/record/chat';
import * as z from 'zod/mini';
import type { OutgoingAnswer } from '../../outgoing/call-out.ts';

/** What the service has done: `refused`, in its own words; `unreachable`: it did not answer. */
export interface ChatResult {
  readonly kind: 'taken' | 'refused' | 'unreachable';
  readonly said: string;
  /** The HTTP status. */
  readonly status?: number;
  /** How long it wants to be left alone. */
  readonly retryAfterMs?: number;
}

/** WeCom and DingTalk say `errcode`, Feishu `code`, and before that `StatusCode`. */
const answerSchema = z.object({
  errcode: z.optional(z.int()),
  errmsg: z.optional(z.string()),
  code: z.optional(z.int()),
  msg: z.optional(z.string()),
  StatusCode: z.optional(z.int()),
  StatusMessage: z.optional(z.string()),
});

const minuteMs = 60_000;

/** The codes for "too many messages", and for how long a robot is silent after that. */
const tooMany: Readonly<Record<ChatService, { codes: readonly number[]; pauseMs: number }>> = {
  wecom: { codes: [45009], pauseMs: minuteMs },
  dingtalk: { codes: [130101, 410100], pauseMs: 10 * minuteMs },
  feishu: { codes: [9499, 11232], pauseMs: minuteMs },
  slack: { codes: [], pauseMs: minuteMs },
};

/** Most services answer 200 whatever happens: what counts is the body. */
export function judgeAnswer(
  service: ChatService,
  { status, said, retryAfterMs }: OutgoingAnswer,
): ChatResult {
  const { code, text } = service === 'slack' ? readSlack(said) : readCode(said);
  const isFine = status >= 200 && status < 300 && code === 0;
  if (isFine) return { kind: 'taken', status, said: text };
  const isTooMany = status === 429 || tooMany[service].codes.includes(code ?? 0);
  const pauseMs = retryAfterMs ?? (isTooMany ? tooMany[service].pauseMs : null);
  return {
    ...{ kind: 'refused', status, said: text === '' ? `HTTP ${status}` : text },
    ...(pauseMs !== null && { retryAfterMs: pauseMs }),
  };
}

interface Read {
  /** 0 is success, as everywhere; `null` where the answer is not the service's. */
  readonly code: number | null;
  readonly text: string;
}

function readSlack(said: string): Read {
  return { code: said.trim() === 'ok' ? 0 : null, text: said };
}

function readCode(said: string): Read {
  const answer = z.safeParse(answerSchema, parseJson(said));
  if (!answer.success) return { code: null, text: said };
  const { errcode, errmsg, code, msg, StatusCode, StatusMessage } = answer.data;
  const number = errcode ?? code ?? StatusCode ?? null;
  const words = errmsg ?? msg ?? StatusMessage ?? '';
  if (number === null || number === 0) return { code: number, text: words || said };
  return { code: number, text: `${words} (${number})`.trim() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
