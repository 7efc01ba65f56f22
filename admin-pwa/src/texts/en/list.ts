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
  emptyHint: 'The next request from the site appears here by itself, with its words counted.',
  submissions: (count: number, figure: string): string =>
    `${figure} ${count === 1 ? 'submission' : 'submissions'}`,
  found: (found: string, all: string): string => `${found} of ${all}`,
  /** How many there are, and in which order. */
  summary: (count: string, order: string): string => `${count}, ${order.toLowerCase()}`,
  download: 'Download',
  /** On what nobody has opened. */
  isNew: 'New',
  /** On a closed order whose client has written. */
  message: 'Message',
  said: (words: string): string => `“${words}”`,
  /** Over a list that is scrolled. */
  arrived: (count: number): string => `${count} new`,
  emptyViews: {
    new: 'Nothing new. The next request appears here by itself.',
    'to-answer': 'Everybody has been answered.',
    waiting: 'Nothing waits for a client.',
    'to-deliver': 'Nothing to deliver.',
    unpaid: 'Nothing is unpaid.',
    overdue: 'Nothing is late.',
  },
  foundHere: (count: number, figure: string): string =>
    count === 0 ? 'None found in this view.' : `${figure} found in this view.`,
  searchAll: (figure: string): string => `Search all ${figure}`,
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
