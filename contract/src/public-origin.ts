/**
 * Placeholder for the public origin in built pages; the server fills in the real one when it starts. Nobody can own
 * this top-level domain (RFC 2606).
 */
export const originPlace = 'https://public-origin.invalid';
