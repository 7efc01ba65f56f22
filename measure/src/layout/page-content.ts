/** What a page is to somebody who counts its words. */
export type PageContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank' | 'picture' | 'unreadable' }
  /** A picture with a little text: a picture if these lines are on other pages as well. */
  | { readonly kind: 'undecided'; readonly text: string; readonly lines: readonly string[] };
