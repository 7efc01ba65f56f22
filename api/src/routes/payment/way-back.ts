import { paymentEndpoints } from '@yiqiao/contract/http/payment-endpoints';
import { keptFor } from '@yiqiao/contract/keeping/kept-for';
import { inLanguage, isLanguage } from '@yiqiao/contract/text/languages';
import type { Request, Response } from 'express';
import { readCookie, setCookie } from '../../http/cookies.ts';
import type { WayBack } from '../../payment/order-payments.ts';

const name = 'yiqiao_left';
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
  const value = `${language}.${key}`;
  setCookie(request, response, { name, value, path, maxAgeSeconds, sameSite: 'Lax' });
}

/** The path of the page that this browser has left for a payment; `null` if it has left none. */
export function findLeftPage(request: Request): string | null {
  const value = readCookie(request, name);
  const [, language, key = ''] = /^([\w-]+)\.([\w-]{1,64})$/.exec(value) ?? [];
  return isLanguage(language) ? inLanguage(`/request/${key}`, language) : null;
}
