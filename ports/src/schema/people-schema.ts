import { storedPeopleSchema } from '@yiqiao/contract/record/stored-people';
import { keepUnknown } from './keep-unknown.ts';

/** People as read from the store: unknown fields of later releases are kept, at every depth. */
export const keptPeopleSchema = keepUnknown(storedPeopleSchema);
