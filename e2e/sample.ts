/** The tag of a story that only `npm run test:everything` tells: `npm test` has one like it, at another width, say. */
export const everythingOnly = '@everything';
