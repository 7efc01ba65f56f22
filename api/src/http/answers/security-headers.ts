/** For every response of this server. No COEP: the payment provider's frames could not load under it. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
];

/** Only behind TLS: browsers remember it for a year. It must not bind the owner's other subdomains. */
export const strictTransport: readonly [string, string] = [
  'Strict-Transport-Security',
  'max-age=31536000',
];
