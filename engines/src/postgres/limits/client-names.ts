import { createHmac } from 'node:crypto';

/** The pseudonym of a client in the database, whose rows and dumps hold no addresses. */
export type NameClient = (clientKey: string) => string;

/** The same in every process that has the same key. */
export function createClientNames([key = '']: readonly string[]): NameClient {
  return (clientKey) =>
    createHmac('sha256', key).update(`client\n${clientKey}`).digest('base64url').slice(0, 22);
}
