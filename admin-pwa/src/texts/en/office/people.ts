import type { Role } from '@yiqiao/contract/record/role';

/** Who belongs to the office, and what owners do about it. */
export const people = {
  title: 'People',
  count: (here: number): string => (here === 1 ? '1 person' : `${here} people`),
  list: 'People of the office',
  pane: 'Person',
  back: 'Back',
  backToPeople: (here: number): string =>
    here === 1 ? 'Back to 1 person' : `Back to ${here} people`,
  roles: { owner: 'Owner', staff: 'Staff', translator: 'Translator' } as Readonly<
    Record<Role, string>
  >,
  /** In the middle of a sentence. */
  roleAs: { owner: 'an owner', staff: 'staff', translator: 'a translator' } as Readonly<
    Record<Role, string>
  >,
  /** Behind a fact, and between two. */
  stop: '.',
  space: ' ',
  /** What each may do. */
  may: {
    owner: 'Everything, also people and erasing.',
    staff: 'All orders. No people, no erasing.',
    translator: 'Only the jobs handed over. Never a client.',
  } as Readonly<Record<Role, string>>,
  you: 'You, this device',
  password: 'Password',
  since: (day: string): string => `Here since ${day}`,
  first: 'Here from the start',
  invited: 'Invited, not yet here',
  invitedOn: (day: string): string => `Invited ${day}.`,
  linkEnds: (moment: string): string => `The link ends ${moment}.`,
  linkEnded: 'The link has ended.',
  noLink: 'The link has been ended.',
  removedNames: (names: string): string => `Removed: ${names}`,
  /** Between names. */
  comma: ', ',
  removedGroup: 'Removed',
  removedBy: (name: string, day: string): string => `Removed by ${name}, ${day}`,
  choose: 'Choose a person to see what they may do and how they come in.',
  alone: 'Nobody else belongs to this office yet.',
  loading: 'Looking who belongs to the office...',
  offline:
    'You are offline. People comes from the server, and nothing about people waits on this device.',
  ownersOnly: 'People is for owners.',
  tryAgain: 'Try again',
  gone: 'This person does not belong to the office any more.',
  unanswered: 'The server did not answer. Try again once you are back online.',
  refused: 'The server did not accept this.',
  /** By the server’s code. */
  refusals: {
    'name-invalid': 'Enter a name of up to 60 characters.',
    'seal-invalid': 'A seal is one Chinese character, or two letters.',
    'seal-taken': 'A colleague has this seal. Choose another.',
    'username-invalid':
      'A username has 2 to 40 letters and digits, with “.”, “-” or “_” between them.',
    'username-taken': 'This username is taken. Choose another.',
    'wrong-credentials': 'This is not your password.',
    'proof-wanted': 'Not done: it was not confirmed that it is you.',
    'password-weak':
      'This password is too easy to guess. Use several unrelated words, 12 characters or more.',
    'passkey-known': 'This passkey is here already.',
    'passkeys-full': 'You have as many passkeys as one person can have.',
    'passkey-refused': 'This passkey does not open this office.',
    'passkeys-not-offered':
      'This office can have no passkeys: its address is not set on the server.',
    'challenge-over': 'This took too long, or another tab has asked since. Try again.',
    'last-way-in':
      'This is the last thing you can log in with. Add another passkey or a password first.',
    'code-wanted': 'Enter the code of your second factor as well.',
    'code-wrong': 'This code is not right.',
    'code-used': 'This code was used already. Wait for the next one.',
    'offer-over': 'This took too long, or another tab has begun since. Begin again.',
    'password-missing': 'A second factor goes with a password. A passkey is both in one.',
    'factor-missing': 'Set up a second factor, or add a passkey, of your own first.',
    'factor-demanded': 'This office demands a second factor or a passkey of everybody.',
    'people-full': 'This office has as many people as it can have.',
    'last-owner': 'An office needs an owner. Make somebody else an owner first.',
    'heir-unknown': 'Only owners and staff who stay can get the orders.',
    'first-owner': 'The password of this account is set on the server.',
    'not-found': 'This person does not belong to the office any more.',
    'not-permitted': 'Only owners may do this.',
  } as Readonly<Record<string, string>>,
  /** After a backup was put back where nothing was known of removals. */
  unconfirmed: {
    text: (moment: string): string =>
      `These people came with a backup that was put back ${moment}. Somebody may have been removed since it was made. Until an owner has looked, only owners come in.`,
    confirm: 'They all belong',
    confirming: 'Saving...',
  },
  person: {
    may: 'May do',
    comesIn: 'Comes in with',
    make: (name: string, role: string): string => `Make ${name} ${role}`,
    keepRole: 'Leave it',
    saving: 'Saving...',
    lastOwner:
      'The last owner stays an owner: an office needs one. Make somebody else an owner first.',
    newInvitation: 'New invitation',
    newInvitationWhy:
      'For somebody who has lost every way in. When it is used, all other ways in end.',
    onServer: 'If it is lost: it is set again on the server, with “npm run admin:password”.',
    remove: (name: string): string => `Remove ${name}`,
    removeLast: 'The last owner cannot be removed.',
    me: 'Name, password and devices',
  },
  invitation: {
    title: 'Invitation',
    new: 'New link',
    newWhy: 'The link before it ends.',
    takeBack: 'Take back',
    /** Of somebody who was never here. */
    takeBackWhy: 'The link ends, and the person leaves the list.',
    takeBackLinkWhy: 'The link ends. Everything else stays.',
    waits: (moment: string): string => `A new invitation waits. It ends ${moment}.`,
  },
  invite: {
    open: 'Invite somebody',
    short: 'Invite',
    title: 'Invite somebody',
    done: 'Done',
    cancel: 'Cancel',
    who: 'Who is it',
    whoHint: 'only for you, until they choose a name',
    language: 'The invitation is in',
    make: 'Make the link',
    making: 'Making...',
    preview: 'What they will read',
    previewHint: 'It names nobody but you. It holds no password.',
  },
  link: {
    title: 'The link, shown once',
    ends: (moment: string): string => `ends ${moment}`,
    copyLink: 'Copy link',
    copyText: 'Copy with text',
    mail: 'Mail it',
    copied: 'Copied',
    byHand: 'The clipboard cannot be reached: copy it from here.',
    note: (role: string): string =>
      `One use, 7 days. Whoever opens it first comes in as ${role}: hand it over as you would a key.`,
  },
  remove: {
    title: (name: string): string => `Remove ${name}`,
    lead: (role: string, since: string): string =>
      `${role}. ${since}. A new invitation would be a new person.`,
    ends: 'Ends within a second',
    rows: [
      ['Signed in', 'on every device'],
      ['Copies on them', 'wiped at next contact'],
      ['Unsent changes', 'refused, with a reason'],
      ['Password', 'no longer valid'],
    ] as readonly (readonly [string, string])[],
    stays: 'Stays',
    staysText: 'The name, as text, in the history. Orders, messages and quotes, as they are.',
    ordersTo: (count: number): string =>
      count === 1 ? 'The order in hand goes to' : `The ${count} orders in hand go to`,
    underNobodys: 'they show under Nobody’s',
    yourself: 'This is you: you are out as soon as you press.',
    keep: 'Keep as it is',
    remove: 'Remove',
    removing: 'Removing...',
    done: (name: string): string => `${name} removed`,
  },
  own: {
    title: 'Name and seal',
    name: 'The name colleagues see',
    seal: 'Your seal',
    sealHint: 'one Chinese character, or two letters',
    another: 'or another',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
    savedWhy: 'Colleagues see it from now on. What was done before keeps the name of then.',
  },
  /** On the device of somebody who was removed. */
  removed: {
    title: 'You are no longer in this office',
    who: (by: string, moment: string): string =>
      `${by} removed you ${moment}. What this device kept has been wiped.`,
    lost: (changes: number): string =>
      changes === 1 ? '1 change did not go through' : `${changes} changes did not go through`,
    more: (changes: number): string =>
      changes === 1
        ? '1 change from an earlier session'
        : `${changes} changes from earlier sessions`,
    quote: 'Quote',
    noReference: 'not sent',
    stays: (by: string): string =>
      `What you did before stays, with your name. Was it a mistake? Ask ${by} for an invitation.`,
    logIn: 'Log in as somebody else',
  },
};

export type PeopleTexts = typeof people;
