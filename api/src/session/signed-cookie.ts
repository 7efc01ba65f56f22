import type { Request, Response } from 'express';
import Keygrip from 'keygrip';
import * as z from 'zod/mini';
import { readCookie, setCookie } from '../http/cookies.ts';

/** What a browser keeps for a while, and cannot change. Nothing in it is secret from its user. */
export interface SignedCookie<Value> {
  give(request: Request, response: Response, value: Value): void;
  /** @returns `null` without one, or when it has ended. */
  read(request: Request): Value | null;
  clear(request: Request, response: Response): void;
}

interface SignedCookieOptions<Schema> {
  readonly name: string;
  readonly path: string;
  /** Stands in front of what is signed: no other cookie can take its place. */
  readonly purpose: string;
  readonly schema: Schema;
  readonly lastsMs: number;
  /** Newest first. */
  readonly keys: readonly string[];
  readonly clock: () => number;
}

/** @param options whose values say themselves until when they are good. */
export function createSignedCookie<Schema extends z.ZodMiniType<{ readonly endsAt: number }>>(
  options: SignedCookieOptions<Schema>,
): SignedCookie<z.output<Schema>> {
  const { name, path, purpose, schema, lastsMs, clock } = options;
  const keygrip = new Keygrip([...options.keys], 'sha256', 'base64url');
  const signed = (text: string) => `${purpose} ${text}`;

  function set(request: Request, response: Response, value: string, maxAgeMs: number): void {
    setCookie(request, response, { name, value, path, maxAgeSeconds: maxAgeMs / 1000 });
  }

  return {
    give(request, response, value) {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      set(request, response, `${text}.${keygrip.sign(signed(text))}`, lastsMs);
    },
    read(request) {
      const [text = '', signature = ''] = readCookie(request, name).split('.');
      if (text === '' || !keygrip.verify(signed(text), signature)) return null;
      const value = z.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
      const leftMs = value.endsAt - clock();
      return leftMs > 0 && leftMs <= lastsMs ? value : null;
    },
    clear: (request, response) => set(request, response, '', 0),
  };
}
