import { createHmac } from 'node:crypto';

/** Tells clients apart, the same after a restart and in every process, and tells no address to who reads it. */
export type ClientCode = (client: string) => string;

/** 96 bits. */
const codeBytes = 12;

export function createClientCode(secret: string): ClientCode {
  return (client) => {
    const code = createHmac('sha256', secret).update(`client\n${client}`).digest();
    return code.subarray(0, codeBytes).toString('base64url');
  };
}
