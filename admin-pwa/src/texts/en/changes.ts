/** Changes that wait, collide or were refused. */
export const changes = {
  /** Sentences are put together of a part that stands out and what follows it. */
  fromTo: (from: string, to: string): string => `${from} to ${to}`,
  setAt: (moment: string): string => `, set ${moment}. `,
  beingSent: 'It is being sent.',
  sentOnline: 'It will be sent when you are back online.',
  held: (reason: string): string => `Not sent yet. The server said: “${reason}”`,
  afterChoice: 'It waits for your decision on the other change.',
  sentLater: 'It will be sent when the server answers again.',
  sendNow: 'Send now',
  undo: 'Undo',
  wasRefused: (reason: string): string => ` was refused: ${reason}`,
  copyText: 'Copy what was written',
  dismiss: 'Dismiss',
  twoDecisions: 'Two decisions.',
  bothKept: ' Nothing changes until you choose; both are kept.',
  onServer: 'On the server',
  yours: 'Yours, not sent yet',
  fromDevice: (moment: string, device: string): string => `${moment} on ${device}`,
  fromHere: (moment: string): string => `${moment} on this device`,
  keep: (status: string): string => `Keep ${status}`,
  set: (status: string): string => `Set ${status}`,
  startsDeletion: 'Starts the deletion.',
  deletedIn24Hours: ' The document is deleted within 24 hours.',
  safe: 'Safe.',
  deletesNothing: 'No files are deleted.',
  deletesNothingYet: ' No files are deleted; you can still change it later.',
  /** "Chrome on Windows", as the server keeps it. */
  device: (device: string): string => device,
  outbox: 'Changes not sent yet',
  allSent: 'Everything has been sent.',
  ofAnother: (username: string): string =>
    `Made by ${username}. It will be sent when ${username} logs in, unless you undo it.`,
};

export type ChangeTexts = typeof changes;
