const files = (count: number, figure = String(count)): string =>
  `${figure} ${count === 1 ? 'file' : 'files'}`;

/** Finished files: on their way, handed over, and what is left of them in the end. */
export const delivery = {
  files,
  title: 'Finished files',
  delivered: 'Delivered',
  number: (number: number): string => `Delivery ${number}`,
  dropHere: 'Drop files here or',
  dropMore: 'Drop more files here or',
  choose: 'choose them',
  /** Ends the sentence of the two before. */
  afterChoose: '. Up to 1 GB each.',
  addFile: 'Add a file',
  offline: 'You are offline. Finished files go straight to the server.',
  here: (size: string, moment: string): string =>
    `${size}, here since ${moment}. Not yet shown to the client.`,
  next: (size: string): string => `${size}, next`,
  sending: (percent: number, sent: string, all: string): string =>
    `${percent} %, ${sent} of ${all} MB`,
  left: (sending: string, span: string): string => `${sending}, about ${span} left`,
  seconds: (seconds: number): string => `${seconds} s`,
  arriving: (size: string): string => `${size}, being stored`,
  /** Of a file that goes on by itself, by what it waits for; with what has arrived. */
  lost: {
    line: (percent: number): string =>
      `Waiting for the line. ${percent} % has arrived; it goes on by itself.`,
    busy: (percent: number): string =>
      `Waiting for the server. ${percent} % has arrived; it goes on by itself.`,
    'no-room': (percent: number): string =>
      `The server has no room just now. ${percent} % has arrived; it goes on by itself.`,
  },
  paused: (percent: number): string => `Paused. ${percent} % has arrived.`,
  pause: 'Pause',
  goOn: 'Go on',
  tryNow: 'Try now',
  stop: 'Stop',
  remove: 'Remove',
  removing: 'Removing...',
  retry: 'Try again',
  of: (action: string, fileName: string): string => `${action}: ${fileName}`,
  failed: {
    tooLarge: 'Larger than 1 GB: split it, or pack it as an archive.',
    lost: 'The connection was lost before all of it had arrived.',
    refused: 'The server did not take it.',
    fileGone: 'The file was changed or moved on this device. Choose it again.',
  },
  removal: {
    unanswered: 'The server did not answer. Try again once you are back online.',
    refused: 'The file could not be removed.',
  },
  replacing: {
    addsUp: 'These files are added to what the client has already.',
    sameName: (name: string): string => `${name} replaces the earlier file of the same name.`,
    replaces: (name: string): string => `Replaces ${name}`,
  },
  band: {
    none: 'Nothing to deliver yet',
    noneWhy: 'Add the finished files. The client sees nothing until you press Deliver.',
    onTheirWay: (count: number): string => `${files(count)} still on the way`,
    failed: (count: number): string => `${files(count)} did not arrive`,
    ready: (count: number): string => `${files(count)} ready`,
    why: 'The client sees nothing until you press Deliver, then has 7 days to confirm it or to ask for a change.',
    deliver: (count: number): string => (count === 0 ? 'Deliver' : `Deliver ${files(count)}`),
    delivering: 'Delivering...',
    note: 'Note to the client',
    optional: 'Optional',
    tooFew: 'Add a finished file first.',
    tooEarly: 'Wait until all files have arrived.',
    tooBroken: 'Try again, or remove what did not arrive.',
    offline: 'You are offline. Delivering needs a connection.',
  },
  outcome: {
    done: 'Delivered',
    unanswered:
      'The server did not answer. It may have been delivered all the same: refresh once you are back online to see.',
    refused: 'This could not be delivered.',
    conflict: 'The submission was changed elsewhere. Look at it again before you deliver.',
  },
  waiting: {
    title: 'Delivered, not confirmed yet',
    why: (moment: string): string =>
      `The client confirms or asks for a change by ${moment}; then it counts as confirmed.`,
    confirm: 'Confirm for the client',
  },
  revision: {
    why: (number: number, moment: string): string => `Of delivery ${number}, ${moment}`,
    asked: (moment: string): string => `Change asked for ${moment}`,
  },
  hashes: 'Hashes',
  kept: (count: string): string => `${count}, kept after deletion`,
  sum: (count: string, size: string): string => `${count}, ${size}`,
  since: (moment: string): string => `Delivered ${moment}`,
  downloaded: (moment: string): string => `Downloaded by the client ${moment}`,
  downloadedSome: (count: number, of: number): string =>
    `Downloaded by the client: ${count} of ${of} files`,
  confirmed: (moment: string): string => `Confirmed by the client ${moment}`,
  confirmsItself: (moment: string): string => `Counts as confirmed ${moment}`,
  table: {
    file: 'File',
    size: 'Size',
    delivered: 'Delivered',
    deleted: 'Deleted',
    source: 'source',
    notYet: 'not yet',
  },
  receipt: {
    title: 'Receipt',
    stays: 'stays after the files are gone',
    staysUntil: (day: string): string =>
      `stays after the files are gone; on the client’s page until ${day}`,
    completed: (moment: string): string => `Completed ${moment}`,
    leaves: (count: number, span: string): string => `${files(count)} will be deleted in ${span}`,
    leavesWhy: (moment: string): string => `On ${moment}. Any other status stops this.`,
  },
};

export type DeliveryTexts = typeof delivery;
