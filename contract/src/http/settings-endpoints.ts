import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import { changeSettings } from '../commands/settings/change-settings.ts';
import { takeBackSetting } from '../commands/settings/take-back-setting.ts';
import { chatTrialSchema } from '../record/chat.ts';
import { shownEnvironmentSchema } from '../record/environment.ts';
import { mailTrialSchema } from '../record/mail-trial.ts';
import { settingsHistorySchema, settingsSchema } from '../record/settings.ts';

/** The office's own settings, which an owner changes in the console. */
export const settingsEndpoints = {
  readSettings: endpoint({
    method: 'GET',
    path: '/api/settings',
    access: 'owner',
    response: settingsSchema,
  }),
  changeSettings,
  settingsHistory: endpoint({
    method: 'GET',
    path: '/api/settings/history',
    access: 'owner',
    response: settingsHistorySchema,
  }),
  takeBackSetting,
  /**
   * Sends a message to the group now, and answers what its service said: as the settings are, or, so that something can be
   * tried before it holds, with some fields of `chat` changed as `changeSettings` would.
   */
  tryChat: endpoint({
    method: 'POST',
    path: '/api/settings/chat/trial',
    access: 'owner',
    request: z.record(z.string(), z.unknown()),
    invalid: 'Give the fields of `chat` that differ from the settings, or {}.',
    response: chatTrialSchema,
  }),
  /** What only the machine's environment says, without a secret. */
  readEnvironment: endpoint({
    method: 'GET',
    path: '/api/environment',
    access: 'owner',
    response: shownEnvironmentSchema,
  }),
  /**
   * Sends a mail now, to `to` or else to the office's address (`OFFICE_MAIL`), and answers what the mail server said. 409 where
   * no mail is sent.
   */
  tryMail: endpoint({
    method: 'POST',
    path: '/api/environment/mail-trial',
    access: 'owner',
    request: z.object({ to: z.optional(z.string()) }),
    invalid: 'Give the address in `to`, or {}.',
    response: mailTrialSchema,
  }),
};
