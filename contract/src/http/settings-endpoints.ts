import { endpoint } from '../commands/endpoint.ts';
import { changeSettings } from '../commands/settings/change-settings.ts';
import { takeBackSetting } from '../commands/settings/take-back-setting.ts';
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
};
