import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import { deleteFile } from '../commands/office/delete-file.ts';
import { analysisSchema } from '../counting/analysis.ts';
import {
  quoteChangesSchema,
  quoteListSchema,
  quoteReceiptSchema,
  quoteSubmissionSchema,
} from '../record/quote.ts';
import { readScanRequestSchema, scanLanguages, scanScopes } from '../record/scan-reading.ts';
import { uploadQuotePath } from '../record/upload-form.ts';
import { deliveryEndpoints } from './delivery-endpoints.ts';
import { factorEndpoints } from './factor-endpoints.ts';
import { healthSchema } from './health.ts';
import { invoiceEndpoints } from './invoice-endpoints.ts';
import { jobEndpoints } from './job-endpoints.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { ownEndpoints } from './own-endpoints.ts';
import { passkeyEndpoints } from './passkey-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { paymentIntentRequestSchema, paymentIntentSchema } from './payment-intent.ts';
import { peopleEndpoints } from './people-endpoints.ts';
import { personEndpoints } from './person-endpoints.ts';
import { replyEndpoints } from './reply-endpoints.ts';
import {
  loginAnswerSchema,
  loginRequestSchema,
  sealKeysSchema,
  sealSchema,
  sessionCheckSchema,
} from './session.ts';
import { settingsEndpoints } from './settings-endpoints.ts';
import { sourceEndpoints } from './source-endpoints.ts';
import { uploadFormSchema } from './upload-form-schema.ts';

/** The calls that are more than a command; see `calls.ts` for all. */
export const endpoints = {
  uploadQuote: endpoint({
    method: 'POST',
    path: uploadQuotePath,
    access: 'anyone',
    form: uploadFormSchema,
    status: 201,
    response: quoteReceiptSchema,
  }),
  createPaymentIntent: endpoint({
    method: 'POST',
    path: '/api/create-payment-intent',
    access: 'anyone',
    request: paymentIntentRequestSchema,
    invalid: 'Invalid payment amount: give dollars above 0 and up to 1,000,000.',
    response: paymentIntentSchema,
  }),
  adminLogin: endpoint({
    method: 'POST',
    path: '/api/admin/login',
    access: 'anyone',
    request: loginRequestSchema,
    invalid: 'Enter your username and password.',
    response: loginAnswerSchema,
  }),
  adminCheck: endpoint({
    method: 'GET',
    path: '/api/admin/check',
    access: 'anyone',
    response: sessionCheckSchema,
  }),
  adminLogout: endpoint({
    method: 'POST',
    path: '/api/admin/logout',
    access: 'anyone',
    response: sessionCheckSchema,
  }),
  /** A new key to encrypt what somebody has not sent when the session ends; without a person, the first owner. */
  makeSeal: endpoint({
    method: 'POST',
    path: '/api/admin/seals',
    access: 'anyone',
    query: z.object({ personId: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))) }),
    invalid: 'Give `personId` at most once: the id of a person.',
    status: 201,
    response: sealSchema,
  }),
  /** The same key again, for that person. */
  readSeal: endpoint({
    method: 'GET',
    path: '/api/admin/seals/:id',
    access: 'person',
    response: sealKeysSchema,
  }),
  adminQuotes: endpoint({
    method: 'GET',
    path: '/api/admin/quotes',
    access: 'staff',
    query: z.object({ since: z.optional(z.string()) }),
    invalid: 'Give `since` once: the cursor of an earlier answer.',
    response: z.union([quoteListSchema, quoteChangesSchema]),
  }),
  /** Stays open, with an event whenever a submission was added or changed; see `change-stream.ts`. */
  followChanges: endpoint({
    method: 'GET',
    path: '/api/admin/changes',
    access: 'staff',
    response: z.string(),
    mediaType: 'text/event-stream',
  }),
  countAgain: endpoint({
    method: 'POST',
    path: '/api/admin/quotes/:id/count',
    access: 'staff',
    status: 202,
    response: quoteSubmissionSchema,
  }),
  adminFile: endpoint({
    method: 'GET',
    path: '/api/admin/files/:filePath',
    access: 'staff',
    response: z.file(),
  }),
  /** Queues the pages that are pictures for recognition. */
  readScan: endpoint({
    method: 'POST',
    path: '/api/admin/quotes/:id/reading',
    access: 'staff',
    request: readScanRequestSchema,
    invalid: `Give \`pages\`, one of: ${scanScopes.join(', ')}; and \`language\`, if any, one of: ${scanLanguages.join(', ')}.`,
    status: 202,
    response: quoteSubmissionSchema,
  }),
  cancelReading: endpoint({
    method: 'DELETE',
    path: '/api/admin/quotes/:id/reading',
    access: 'staff',
    response: quoteSubmissionSchema,
  }),
  quoteAnalysis: endpoint({
    method: 'GET',
    path: '/api/admin/quotes/:id/analysis',
    access: 'staff',
    response: analysisSchema,
  }),
  deleteFile,
  ...orderEndpoints,
  ...personEndpoints,
  ...peopleEndpoints,
  ...ownEndpoints,
  ...passkeyEndpoints,
  ...factorEndpoints,
  ...noticeEndpoints,
  ...settingsEndpoints,
  ...replyEndpoints,
  ...sourceEndpoints,
  ...invoiceEndpoints,
  ...deliveryEndpoints,
  ...jobEndpoints,
  ...paymentEndpoints,
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    response: healthSchema,
  }),
  openApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    response: z.looseObject({ openapi: z.string() }),
  }),
};
