/** Alone, so that a page can name it without the schemas of the API. */
export const askForLinksPath = '/api/request-links';
