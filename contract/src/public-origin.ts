/**
 * Stands in the built pages wherever the public origin belongs; the server puts that in when it
 * starts. The top-level domain can belong to nobody (RFC 2606).
 */
export const originPlace = 'https://public-origin.invalid';
