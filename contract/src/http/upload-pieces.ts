import { keptFor } from '../keeping/kept-for.ts';

/**
 * A document that is sent in pieces: tus 1.0.0 (https://tus.io/protocols/resumable-upload) under one address, and then
 * the form as usual, with `piecesFields` in the place of the document.
 */
export const uploadsPath = '/api/uploads';

export const tusVersion = '1.0.0';

/** Media type of a piece. */
export const pieceMediaType = 'application/offset+octet-stream';

/** Documents of this size and more are sent in pieces. */
export const piecesFromBytes = 8 * 1024 ** 2;

/**
 * A bucket keeps a document in parts of this size; a piece that ends where one does saves requests. At most 10,000 parts
 * are accepted, and only the last one may be much smaller.
 */
export const partBytes = 8 * 1024 ** 2;

/** How long an unfinished upload stays with the server, from its creation. */
export const unfinishedLifeMs = keptFor.unfinishedUploadHours * 3_600_000;
