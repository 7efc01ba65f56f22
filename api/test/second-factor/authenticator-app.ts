import { endpoints } from '@yiqiao/contract/http/endpoints';
import * as z from 'zod/mini';
import { codeAt, stepAt } from '../../src/second-factor/totp.ts';
import { sendJson } from '../passkeys/ceremonies.ts';
import type { Visitor } from '../visitor.ts';

/** What an authenticator on somebody's phone shows. */
export interface AuthenticatorApp {
  readonly secret: string;
  /** @param aside steps of time earlier or later. */
  codeAt(now: number, aside?: number): string;
}

export function readIntoApp(secret: string): AuthenticatorApp {
  return { secret, codeAt: (now, aside = 0) => codeAt(secret, stepAt(now) + aside) };
}

/** @returns the authenticator that has the secret, and by which id to go on. */
export async function offerFactor(visitor: Visitor) {
  const answer = await sendJson(visitor, 'POST', '/api/me/factor/offers');
  const { id, secret } = z.parse(endpoints.offerFactor.response, await answer.json());
  return { id, app: readIntoApp(secret) };
}

export async function showOffer(visitor: Visitor, id: string, code: string): Promise<string[]> {
  const answer = await sendJson(visitor, 'POST', `/api/me/factor/offers/${id}/codes`, { code });
  return z.parse(endpoints.showOffer.response, await answer.json()).codes;
}

export function keepFactor(visitor: Visitor, offer: string) {
  return sendJson(visitor, 'PUT', '/api/me/factor', { offer });
}

/** Whoever is logged in turns a second factor on. */
export async function turnFactorOn(visitor: Visitor, now: number) {
  const { id, app } = await offerFactor(visitor);
  const codes = await showOffer(visitor, id, app.codeAt(now));
  const kept = await keepFactor(visitor, id);
  if (kept.status !== 204) throw new Error(`It is not on: ${await kept.text()}`);
  return { app, codes };
}

export function sendCode(visitor: Visitor, code: string) {
  return sendJson(visitor, 'POST', '/api/admin/login/factor', { code });
}
