/** On every answer of this server. No COEP: the payment provider's frames could not load under it. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
];

/** Only behind TLS: a browser remembers it for a year. The owner's other subdomains are not ours to bind. */
export const strictTransport: readonly [string, string] = [
  'Strict-Transport-Security',
  'max-age=31536000',
];
