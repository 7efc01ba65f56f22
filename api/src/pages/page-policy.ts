import { createHash } from 'node:crypto';

interface PagePolicyOptions {
  readonly html: string;
  /** The only page that may load the payment provider's script and frames. */
  readonly isCheckout: boolean;
  /** Origins other than our own to which the response to a form may redirect. */
  readonly formTargets?: readonly string[];
  /** With https, insecure URLs are upgraded; with plain http on a laptop there is nothing to upgrade to. */
  readonly publicOrigin: string | undefined;
}

/**
 * The Content-Security-Policy of one prerendered page: its own inline scripts and styles by their
 * hashes, everything else from this origin, nothing that can be injected.
 */
export function pagePolicy({
  html,
  isCheckout,
  formTargets = [],
  publicOrigin,
}: PagePolicyOptions): string {
  const stripe = (...origins: readonly string[]) => (isCheckout ? origins : []);
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes(html, inlineScript), ...stripe('https://js.stripe.com')],
    ["style-src 'self'", ...hashes(html, inlineStyle)],
    ["connect-src 'self'", ...stripe('https://api.stripe.com')],
    isCheckout
      ? ['frame-src https://js.stripe.com https://hooks.stripe.com']
      : ["frame-src 'none'"],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'", ...formTargets],
    ["frame-ancestors 'none'"],
    ...(publicOrigin?.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Data blocks such as JSON-LD are not executed and need no hash. */
const inlineScript =
  /<script(?![^>]*\ssrc[\s=>])(?![^>]*\stype=["']?application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/gi;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi;

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, content = '']) => content);
  return [...new Set(found)].map(
    // A browser normalises line ends before it hashes (HTML, preprocessing the input stream).
    (content) =>
      `'sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}'`,
  );
}
