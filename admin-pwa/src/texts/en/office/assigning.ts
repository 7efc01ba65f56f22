/** Whose order it is. Of an office of several people alone. */
export const assigning = {
  mine: 'Mine',
  nobodys: 'Nobody’s',
  yours: 'Yours',
  nobody: 'Nobody',
  take: 'Take',
  takeOver: 'Take over',
  handOver: 'Hand over',
  giveTo: 'Give to',
  forYou: 'For you',
  /** The accessible name of a seal. */
  assignedTo: (name: string): string => `Assigned to ${name}`,
  withNobody: 'Nobody’s order',
  notSent: 'not sent',
  takeIt: (customerName: string): string => `Take it: ${customerName} becomes yours`,
  handIt: (customerName: string): string => `Hand over ${customerName}`,
  /** Said before it is done. */
  quoting: 'Sending the quote makes this order yours.',
  delivering: 'Delivering makes this order yours.',
  handedToYou: (name: string, moment: string): string => `${name} handed it to you ${moment}.`,
  menu: {
    people: 'Who gets it',
    search: 'Name',
    subject: (customerName: string, clock: string): string =>
      clock === '' ? customerName : `${customerName}, ${clock}`,
    inHand: (orders: number, late: number): string =>
      late === 0 ? `${orders} in hand` : `${orders} in hand, ${late} late`,
    you: (name: string): string => `${name} (you)`,
    back: 'it shows under Nobody’s',
    noneFound: 'Nobody of this name can have it.',
    line: (name: string): string => `A line for ${name}`,
    lineHint: 'Optional, kept under Only us',
    to: (name: string): string => `Hand over to ${name}`,
    takeOver: 'Take it over',
    giveBack: 'Give it back',
    cancel: 'Leave it',
  },
  /** A note for whoever got the order. */
  noteTo: (from: string, to: string): string => `${from} to ${to}`,
  history: {
    taken: (name: string): string => `Taken by ${name}`,
    given: (name: string): string => `Given to ${name}`,
    handed: (from: string, to: string): string => `Handed over, ${from} to ${to}`,
    back: (from: string): string => `Given back by ${from}`,
    removed: (from: string, to: string): string => `${from} to ${to}: ${from} was removed`,
    otherRole: (from: string, to: string): string => `${from} to ${to}: ${from} has another role`,
    itself: 'by itself',
  },
  conflict: {
    title: (customerName: string): string => `Two took ${customerName}.`,
    movedTitle: (customerName: string): string => `${customerName} is somebody else’s by now.`,
    text: (name: string): string =>
      ` Until you choose it stays with ${name}; what you wrote is kept.`,
    tookIt: (name: string): string => `${name} took it`,
    hasIt: (name: string): string => `${name} has it`,
    youTook: 'You took it',
    youGave: (name: string): string => `You gave it to ${name}`,
    youGaveBack: 'You gave it back',
    changesNothing: 'Changes nothing.',
    workHasBegun: (moment: string): string => ` Work has begun: a message to the client ${moment}.`,
    takesIt: (name: string): string => `Takes it from ${name}.`,
    noteGoes: ' Your note goes with it.',
    leave: (name: string): string => `Leave it with ${name}`,
    takeOver: 'Take it over',
    doIt: 'Do it all the same',
    toast: (customerName: string, name: string): string =>
      `${customerName} is with ${name} by now. Choose whose it is.`,
    /** In a row, with what the server has beside it. */
    yoursInRow: 'yours',
    nobodysInRow: 'nobody’s',
  },
  empty: {
    mine: 'Nothing is in your hands.',
    nobodys: 'Every open order is somebody’s.',
  },
  keys: {
    take: 'Take the order, or give it back',
    hand: 'Hand it over',
    views: 'To Mine, Nobody’s, All',
  },
  assignee: 'Assigned to',
};

export type AssigningTexts = typeof assigning;
