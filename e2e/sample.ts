/** The tag of a walk that `npm run test:everything` makes whole; `npm test` has a sample of it. */
export const everythingOnly = '@everything';
