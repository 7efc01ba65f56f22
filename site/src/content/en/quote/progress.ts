export const progress = {
  ring: 'Document sent',
  sent: 'Sent',
  sentOf: (sent: string, all: string): string => `${sent} of ${all} MB`,
  timeLeft: 'Time left',
  speed: 'Speed',
  perSecond: (megabytes: string): string => `${megabytes} MB/s`,
  document: 'Document',
  unknown: '–',
  waiting: 'Waiting for the receipt',
  seconds: (count: number): string => quantity(count, 'second'),
  minutes: (count: number): string => quantity(count, 'minute'),
  hours: (hours: number, minutes: number): string =>
    minutes === 0
      ? quantity(hours, 'hour')
      : `${quantity(hours, 'hour')} ${quantity(minutes, 'minute')}`,
  /** What became of a sending that the visitor stopped. */
  cancelled: 'Cancelled. Nothing was kept.',
  cancelledTooLate:
    'Cancelled. Everything had been sent, so it may have reached us; sending it again never makes a second request.',
  announced: {
    sending: (percent: number): string => `Sending, ${percent} percent.`,
    allSent: 'Everything has been sent. Waiting for the receipt.',
    chosen: (fileName: string): string => `${fileName} was chosen. Counting its words.`,
    read: (fileName: string): string => `${fileName} was read.`,
    counted: (words: string, rule: string): string => `${words}. ${rule}`,
    uncertain: (kind: string, figure: string | null): string =>
      `${kind}${figure === null ? '' : `: ${figure}`}.`,
  },
};

export type ProgressTexts = typeof progress;

function quantity(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
