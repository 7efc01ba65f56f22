import { storedSettingsSchema } from '@yiqiao/contract/record/stored-settings';
import { keepUnknown } from './keep-unknown.ts';

/** Settings as read from the store: unknown fields of later releases are kept, at every depth. */
export const keptSettingsSchema = keepUnknown(storedSettingsSchema);
