import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** The payload as far as the browser needs it: what a later server sends differently is passed over. */
const payloadSchema = z.object({
  notification: z.object({
    title: z.string().check(z.minLength(1)),
    body: text,
    navigate: text,
    lang: text,
    tag: text,
  }),
  app_badge: z.catch(z.optional(z.int()), undefined),
});

export interface Notice {
  readonly title: string;
  readonly body?: string | undefined;
  readonly navigate?: string | undefined;
  readonly lang?: string | undefined;
  readonly tag?: string | undefined;
  /** For the icon of the installed console. */
  readonly badge?: number | undefined;
}

/** What a push message says; `null` if nobody can tell. */
export function readNotice(message: { text(): string } | null): Notice | null {
  if (message === null) return null;
  const payload = z.safeParse(payloadSchema, parseJson(message.text()));
  if (!payload.success) return null;
  const { notification, app_badge: badge } = payload.data;
  return { ...notification, badge };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}
