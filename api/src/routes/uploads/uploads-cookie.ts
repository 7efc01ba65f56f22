import { randomBytes } from 'node:crypto';
import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import type { Request, Response } from 'express';
import { readCookie } from '../../http/read-cookie.ts';

/**
 * Marks a browser for as long as an upload that it has begun may go on. It tells nothing about its user; an upload's
 * id is worth nothing without it.
 */
const name = 'yiqiao_uploads';

function nameFor({ secure }: Request): string {
  return secure ? `__Secure-${name}` : name;
}

/** @returns an empty string for a browser without a mark, and for programs. */
export function readUploadsCookie(request: Request): string {
  const value = readCookie(request, nameFor(request));
  return /^[\w-]{22}$/.test(value) ? value : '';
}

/** Marks the browser, or keeps its mark for another day. @returns its mark; empty for a program, which keeps none. */
export function provideUploadsCookie(request: Request, response: Response): string {
  const kept = readUploadsCookie(request);
  // Only a browser says from where a POST comes.
  if (kept === '' && request.headers.origin === undefined) return '';
  const mark = kept || randomBytes(16).toString('base64url');
  const limits = `Path=/api; Max-Age=${unfinishedLifeMs / 1000}; HttpOnly; SameSite=Strict`;
  const value = `${nameFor(request)}=${mark}; ${limits}${request.secure ? '; Secure' : ''}`;
  response.append('Set-Cookie', value);
  return mark;
}
