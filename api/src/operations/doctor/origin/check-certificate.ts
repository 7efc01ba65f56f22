import { type Finding, good, problem, warning } from '../finding.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Proxies renew a certificate weeks before it expires; past these limits the renewal must be broken. */
const warnMs = 14 * dayMs;
const alarmMs = 3 * dayMs;

/** How long the certificate shown to visitors is still valid. */
export function checkCertificate(endsAt: number, now: number): Finding {
  const leftMs = endsAt - now;
  const what = `The certificate ${describe(leftMs)}.`;
  if (leftMs >= warnMs) return good(what);
  const remedy = 'See why the proxy has not renewed it: journalctl -u caddy, or certbot renew.';
  return leftMs < alarmMs ? problem(what, remedy) : warning(what, remedy);
}

function describe(leftMs: number): string {
  if (leftMs <= 0) return 'has expired';
  if (leftMs >= 2 * dayMs) return `is valid for ${Math.floor(leftMs / dayMs)} more days`;
  if (leftMs >= 2 * hourMs) return `expires in ${Math.floor(leftMs / hourMs)} hours`;
  return `expires in ${Math.ceil(leftMs / minuteMs)} minutes`;
}
