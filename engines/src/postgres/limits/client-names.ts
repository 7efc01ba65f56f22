import { createHmac } from 'node:crypto';

/** Under which a client is counted in the database: its rows and dumps hold no address. */
export type NameClient = (clientKey: string) => string;

/** The same at every process that has the same key. */
export function createClientNames([key = '']: readonly string[]): NameClient {
  return (clientKey) =>
    createHmac('sha256', key).update(`client\n${clientKey}`).digest('base64url').slice(0, 22);
}
