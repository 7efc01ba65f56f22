import { paymentEndpoints } from '@yiqiao/contract/http/payment-endpoints';
import { keptFor } from '@yiqiao/contract/keeping/kept-for';
import { inLanguage, isLanguage } from '@yiqiao/contract/text/languages';
import type { Request, Response } from 'express';
import { readCookie } from '../../http/read-cookie.ts';
import type { WayBack } from '../../payment/order-payments.ts';

const maxAgeSeconds = keptFor.wayBackHours * 3600;

/**
 * Stores in the browser which page it left for the provider's: the provider gets a URL that opens nothing, and no
 * other browser can find the page from it. SameSite=Lax, since the return comes from another site.
 */
export function rememberPage(
  request: Request,
  response: Response,
  { key, payment, language }: WayBack & { readonly key: string },
): void {
  const path = paymentEndpoints.returnFromPayment.href({ payment });
  const limits = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  const secure = request.secure ? '; Secure' : '';
  response.append('Set-Cookie', `${nameFor(request)}=${language}.${key}; ${limits}${secure}`);
}

/** The path of the page that this browser has left for a payment; `null` if it has left none. */
export function findLeftPage(request: Request): string | null {
  const value = readCookie(request, nameFor(request));
  const [, language, key = ''] = /^([\w-]+)\.([\w-]{1,64})$/.exec(value) ?? [];
  return isLanguage(language) ? inLanguage(`/request/${key}`, language) : null;
}

function nameFor({ secure }: Request): string {
  return secure ? '__Secure-yiqiao_left' : 'yiqiao_left';
}
