import type { Role } from '@yiqiao/contract/record/role';
import { people } from './people.ts';

/** Asks once more who it is, before people, ways in or erasing are touched. */
export const proof = {
  title: 'Confirm that it is you',
  password: 'Your password',
  code: 'Code of your second factor, or a recovery code',
  confirm: 'Confirm',
  confirming: 'Checking...',
  leave: 'Leave it',
  holds: (minutes: number): string => `holds for ${minutes} minutes`,
  notDone: 'Not done: it was not confirmed that it is you.',
  /** What is about to be done. */
  deeds: {
    invite: (name: string): string => `Invite ${name}.`,
    renew: (name: string): string => `Make a new invitation link for ${name}.`,
    takeBack: (name: string): string => `Take back the invitation of ${name}.`,
    role: (name: string, role: Role): string => `Make ${name} ${people.roleAs[role]}.`,
    remove: (name: string): string => `Remove ${name} from the office.`,
    confirmPeople: 'Say that everybody in the list belongs to the office.',
    erase: (name: string): string => `Erase everything about ${name}.`,
    endSession: (device: string): string => `Log out ${device}.`,
    endOthers: 'Log out all your other devices.',
    endSessionsOf: (name: string): string => `Log ${name} out on every device.`,
    addPasskey: 'Add a passkey, with which you can log in from then on.',
    removePasskey: (name: string): string => `Remove the passkey “${name}”.`,
    password: 'Change your password. All your other devices are logged out.',
    factor: 'Set up a second factor.',
    codes: 'Make new recovery codes.',
    factorOff: 'Switch your second factor off. All your other devices are logged out.',
    demand: 'Demand a passkey or a second factor of everybody.',
    demandOff: 'Leave it to everybody whether they use a second factor.',
  },
};

export type ProofTexts = typeof proof;
