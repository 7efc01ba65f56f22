/** How the words of a file are counted before the order, as the quote page does it. */
export const counting = {
  exact: 'Exactly, in your browser',
  estimated: 'Estimated, then confirmed by us',
  duration: 'By playing time, confirmed by us',
  brief: 'By the words you ask for',
};

export type CountingTexts = typeof counting;
