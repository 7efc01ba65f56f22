import { join } from 'node:path';

/** The settings of a server in a folder of its own: on any free port, and with no limit that a test meets. */
export function testEnvironment(folder: string) {
  return {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    UPLOAD_RESERVE_BYTES: '0',
    SUBMISSIONS_PER_HOUR_PER_CLIENT: '1000000',
    REQUESTS_PER_MINUTE_PER_CLIENT: '1000000',
  };
}
