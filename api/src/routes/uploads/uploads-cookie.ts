import { randomBytes } from 'node:crypto';
import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import type { Request, Response } from 'express';
import { readCookie, setCookie } from '../../http/cookies.ts';

/**
 * Marks a browser for as long as an upload that it has begun may go on. It tells nothing about its user; an upload's
 * id is worth nothing without it.
 */
const name = 'yiqiao_uploads';

/** @returns an empty string for a browser without a mark, and for programs. */
export function readUploadsCookie(request: Request): string {
  const value = readCookie(request, name);
  return /^[\w-]{22}$/.test(value) ? value : '';
}

/** Marks the browser, or keeps its mark for another day. @returns its mark; empty for a program, which keeps none. */
export function provideUploadsCookie(request: Request, response: Response): string {
  const kept = readUploadsCookie(request);
  // Only a browser says from where a POST comes.
  if (kept === '' && request.headers.origin === undefined) return '';
  const mark = kept || randomBytes(16).toString('base64url');
  const maxAgeSeconds = unfinishedLifeMs / 1000;
  setCookie(request, response, { name, value: mark, path: '/api', maxAgeSeconds });
  return mark;
}
