import { createHmac } from 'node:crypto';

/** A pseudonym for a client: stable across restarts and processes, and it does not reveal the address. */
export type ClientCode = (client: string) => string;

/** 96 bits. */
const codeBytes = 12;

export function createClientCode(secret: string): ClientCode {
  return (client) => {
    const code = createHmac('sha256', secret).update(`client\n${client}`).digest();
    return code.subarray(0, codeBytes).toString('base64url');
  };
}
