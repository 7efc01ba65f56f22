import * as z from 'zod/mini';

export const uploadQuotePath = '/api/upload-quote';
export const createPaymentIntentPath = '/api/create-payment-intent';
export const adminLoginPath = '/api/admin/login';
export const adminCheckPath = '/api/admin/check';
export const adminQuotesPath = '/api/admin/quotes';
export const adminLogoutPath = '/api/admin/logout';
export const healthPath = '/api/health';

export function quoteStatusPath(id: string): string {
  return `/api/quotes/${encodeURIComponent(id)}/status`;
}

export function adminFilePath(filePath: string): string {
  return `/api/admin/files/${encodeURIComponent(filePath)}`;
}

/** Every call of the API; `:name` stands for one path segment. The server mounts exactly these. */
export const endpoints = {
  uploadQuote: { method: 'POST', path: uploadQuotePath },
  createPaymentIntent: { method: 'POST', path: createPaymentIntentPath },
  adminLogin: { method: 'POST', path: adminLoginPath },
  adminCheck: { method: 'GET', path: adminCheckPath },
  adminQuotes: { method: 'GET', path: adminQuotesPath },
  setStatus: { method: 'PATCH', path: '/api/quotes/:id/status' },
  adminLogout: { method: 'POST', path: adminLogoutPath },
  adminFile: { method: 'GET', path: '/api/admin/files/:filePath' },
  health: { method: 'GET', path: healthPath },
} as const;

/**
 * Request header of an upload: a UUID made when the file was chosen. A repeat with the same key is
 * answered with the first receipt. Source: IETF draft "The Idempotency-Key HTTP Header Field".
 */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** Field names of the upload's multipart form; everything after `translationDirection` is optional. */
export const uploadFields = {
  file: 'file',
  customerName: 'customerName',
  customerEmail: 'customerEmail',
  translationDirection: 'translationDirection',
  serviceType: 'serviceType',
  deliveryTimeline: 'deliveryTimeline',
  deadlineDate: 'deadlineDate',
  deadlineTime: 'deadlineTime',
  timeZone: 'timeZone',
} as const;

export const loginRequestSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});

export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const sessionCheckSchema = z.object({ authenticated: z.boolean() });

/** `amount` in dollars; read with `parsePaymentAmount`. */
export const createPaymentIntentRequestSchema = z.object({
  amount: z.union([z.number(), z.string()]),
});

export const paymentIntentSchema = z.object({ clientSecret: z.string() });

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  uptime: z.number(),
  store: z.enum(['ok', 'failing']),
  disk: z.enum(['ok', 'low']),
});

export type Health = z.infer<typeof healthSchema>;
