/** The list and its rows. */
export const list = {
  pane: 'List',
  heading: 'Quote submissions',
  loading: 'Loading...',
  loadingQuotes: 'Loading quotes...',
  /** Stands where the words of a row will be. */
  loadingWords: '– words',
  nothingMatches: 'Nothing matches. Change the search or the filters.',
  notLoaded: (reason: string): string => `The quotes could not be loaded. ${reason}`,
  noAnswer: 'There was no answer from the server.',
  tryAgain: 'Try again',
  empty: 'No quote submissions yet.',
  emptyHint: 'The next request from the site will appear here, with its words counted.',
  submissions: (count: number, figure: string): string =>
    `${figure} ${count === 1 ? 'submission' : 'submissions'}`,
  found: (found: string, all: string): string => `${found} of ${all}`,
  /** How many there are, and in which order. */
  summary: (count: string, order: string): string => `${count}, ${order.toLowerCase()}`,
  download: 'Download',
  /** Of a change that the server has not taken. */
  queued: {
    sending: 'sending',
    notSent: 'not sent',
    chooseOne: 'choose one',
    refused: 'refused',
    both: (own: string, server: string): string => `You: ${own}. Server: ${server}`,
    anotherStatus: 'another status',
    wasRefused: (status: string, reason: string | null): string =>
      `${status} was refused${reason ? `: ${reason}` : ''}`,
    wanted: (status: string, tag: string): string => `${status}, ${tag}`,
  },
};

export type ListTexts = typeof list;
