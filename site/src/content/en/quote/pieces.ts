import type { LossReason } from '@yiqiao/sending/send-progress';
import { clockTime } from '../../facts/clock-time.ts';

/** A day close by. */
export type NearDay = 'yesterday' | 'today' | 'tomorrow';

/** A large document, which is sent in pieces. */
export const piecesTexts = {
  time: clockTime,
  /** "today, 14:20" */
  nearMoment: (day: NearDay, time: string): string => `${day}, ${time}`,
  /** Beside the heading; the short ones on a phone. */
  aside: {
    awake: 'The screen stays awake meanwhile',
    awakeShort: 'Screen stays awake',
    lost: (time: string): string => `Connection lost at ${time}`,
    lostShort: (time: string): string => `Lost at ${time}`,
    waits: (time: string): string => `Waiting since ${time}`,
    paused: 'Paused',
    goesOn: 'Going on',
    begun: (moment: string): string => `Begun ${moment}`,
    checking: 'Checking',
    whole: (time: string): string => `All here at ${time}`,
  },
  facts: {
    withUs: 'With us',
    whole: (size: string): string => `${size}, all of it`,
    secondsLeft: (seconds: number): string => `${seconds} s`,
    minutesLeft: (minutes: number, seconds: number): string => `${minutes} min ${seconds} s`,
    hoursLeft: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
    lost: 'Lost',
    nothing: 'nothing',
    nextTry: 'Next try',
    inSeconds: (seconds: number): string => `in ${seconds} s`,
    trying: 'now',
    keptUntil: 'Kept until',
    checked: 'Checked',
  },
  up: {
    kept: (until: string): string =>
      `The stop is what we have. Lose the line, close the lid, reload: it stays with us until ${until}, and goes on from there.`,
    keptShort: (until: string): string =>
      `The stop is what we have. It stays with us until ${until}, whatever happens to the line.`,
    /** Of a package, which cannot be chosen again. */
    packed:
      'The stop is what we have. Lose the line or close the lid: it goes on from there. A package that was made here is gone with the page, so leave it open.',
  },
  lost: {
    title: {
      line: 'The line is gone. It goes on by itself.',
      busy: 'Every place is taken. It goes on by itself.',
      'no-room': 'We are short of room. It goes on by itself.',
    } satisfies Record<LossReason, string>,
    kept: (percent: number, until: string): string =>
      `${percent}% is with us. Leave this page open, or come back with the same document by ${until}.`,
    packed: (percent: number): string => `${percent}% is with us. Leave this page open.`,
    nothing: 'Leave this page open.',
    nextTry: (seconds: number): string =>
      `Next try in ${quantity(seconds, 'second')}. You may lock the phone.`,
    trying: 'Trying now. You may lock the phone.',
    tryNow: 'Try now',
  },
  paused: {
    title: 'Paused.',
    kept: (percent: number, until: string): string =>
      `${percent}% is with us and stays until ${until}. Go on whenever you like.`,
    other: 'Go on whenever you like.',
  },
  slept: {
    phone: (time: string): string => `The phone slept for ${time}.`,
    device: (time: string): string => `The device slept for ${time}.`,
    text: (percent: number): string => `Nothing was lost. It goes on from ${percent}%.`,
    seconds: (count: number): string => quantity(count, 'second'),
    minutes: (count: number): string => quantity(count, 'minute'),
    hours: (count: number): string => quantity(count, 'hour'),
  },
  whole: {
    title: 'Everything has arrived. Nothing lost.',
    text: 'Waiting for the server to confirm it; then comes the receipt.',
  },
  buttons: {
    pause: 'Pause',
    pauseLabel: 'Pause sending',
    goOn: 'Go on',
    goOnLabel: 'Go on sending',
  },
  /** On the button of the form. */
  submit: {
    line: 'Waiting for the line',
    place: 'Waiting for a place',
    paused: 'Paused',
  },
  /** After a reload. */
  kept: {
    title: (name: string | null, percent: number): string =>
      `Choose ${name ?? 'the same document'} again to go on from ${percent}%.`,
    reloaded: (rest: string): string =>
      `After a reload a browser may not open the file by itself. Drop it into the ring; we check that it is the same one, then send the other ${rest}.`,
    reloadedShort:
      'After a reload a browser may not open it by itself. What you typed is still here.',
    /** Where the tab knows nothing of it. */
    elsewhere: (rest: string): string =>
      `A document was on its way from here. Drop it into the ring; we check that it is the same one, then send the other ${rest}.`,
    choose: 'Choose the document',
    another: 'Send another one',
    delete: (percent: number): string => `Delete the ${percent}%`,
    deleted: 'Deleted',
    deletedText: 'Nothing of that document is with us any more.',
    ring: (percent: number): string => `${percent}% of the document is with us`,
    /** Under the button of the form. */
    documentFirst: 'The document first. What you typed is still here.',
    /** Once it is chosen. */
    sameOne: (size: string, rest: string): string =>
      `${size} of it is with us. The button sends the other ${rest}.`,
    sameWhole: 'All of it is with us. The button sends your request.',
  },
  checking: {
    title: 'Checking that it is the same document',
    text: 'On this device only. If it is the same, it goes on at once.',
    stop: 'Stop',
    stopLabel: 'Stop checking',
    unreadable:
      'That file could not be read. Check that it is still there and that you may open it, then choose it again.',
  },
  other: {
    title: 'That is another file.',
    /** @param megabyte the first that differs; `null` where the sizes do. */
    sameName: (megabyte: number | null): string =>
      megabyte === null
        ? 'Same name, but not the same size.'
        : `Same name, but not the same from its ${ordinal(megabyte)} megabyte on.`,
    otherName: (megabyte: number | null): string =>
      megabyte === null
        ? 'Neither its name nor its size is the same.'
        : `Another name, and not the same from its ${ordinal(megabyte)} megabyte on.`,
    unknownName: (megabyte: number | null): string =>
      megabyte === null
        ? 'It is not of the same size.'
        : `It is not the same from its ${ordinal(megabyte)} megabyte on.`,
    begun: 'Begun here',
    chosen: 'Just chosen',
    /** Between size and day. */
    sizeOf: ', of ',
    stays: (percent: number): string => `${percent}% is with us and stays.`,
    anew: (percent: number): string => `Starts from nothing; the ${percent}% is deleted.`,
    again: 'Choose again',
    instead: 'Send this one instead',
  },
  announced: {
    sent: (percent: number): string => `Sending. ${percent} percent is with us.`,
    back: (percent: number): string => `Going on from ${percent} percent.`,
    whole: 'Everything has arrived. Waiting for the receipt.',
    kept: (percent: number): string =>
      `${percent} percent of a document is with us. Choose it again to go on.`,
  },
};

export type PiecesTexts = typeof piecesTexts;

function quantity(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

function ordinal(number: number): string {
  return ordinals[number - 1] ?? `${number}${suffixOf(number)}`;
}

/** 21st, 22nd, 23rd, but 111th, 112th, 113th. */
function suffixOf(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th';
}
