import { type Role, roles } from '@yiqiao/contract/record/role';
import {
  belongs,
  findMember,
  firstOwnerId,
  hasUsername,
  isHere,
  type StoredPeople,
} from '@yiqiao/contract/record/stored-people';
import { officeAddress } from '../../passkeys/relying-party.ts';
import type { Settings } from '../../settings/settings.ts';
import { formatCount } from '../print.ts';
import { type Finding, good, warning } from './finding.ts';

const names: Readonly<Record<Role, string>> = {
  owner: 'owner',
  staff: 'member',
  translator: 'translator',
};

export type PeopleSettings = Pick<Settings, 'adminUsername'> &
  Partial<Pick<Settings, 'publicOrigin'>>;

/** Who belongs to the office, which invitations wait, and which ways in open nothing. */
export function checkPeople(
  people: StoredPeople | null,
  { adminUsername, publicOrigin }: PeopleSettings,
  now: number,
): readonly Finding[] {
  if (people === null) return [];
  return [
    countPeople(people),
    ...checkInvitations(people, now),
    ...checkFirstOwner(people, adminUsername),
    ...checkPasskeys(people, officeAddress(publicOrigin).hostname),
    ...(people.factorDemand === undefined
      ? []
      : [good('A second factor or a passkey is demanded of everybody.')]),
    ...(people.unconfirmedSince === undefined
      ? []
      : [
          warning(
            'The people come from a backup: only owners come in.',
            'An owner confirms in the console, under "People", who belongs.',
          ),
        ]),
  ];
}

function countPeople({ people }: StoredPeople): Finding {
  const here = people.filter(isHere);
  const counts = roles.flatMap((role) => {
    const count = here.filter((person) => person.role === role).length;
    return count === 0 ? [] : formatCount(count, names[role]);
  });
  return good(`The office has ${counts.join(', ')}.`);
}

function checkInvitations({ people }: StoredPeople, now: number): readonly Finding[] {
  const waiting = people.filter(belongs).flatMap(({ invitation }) => invitation ?? []);
  const over = waiting.filter(({ endsAt }) => Date.parse(endsAt) <= now).length;
  const open = waiting.length - over;
  return [
    ...(open === 0 ? [] : [good(`Waiting to be used: ${formatCount(open, 'invitation')}.`)]),
    ...(over === 0
      ? []
      : [
          warning(
            `Ended before it was used: ${formatCount(over, 'invitation')}.`,
            'An owner makes a new link in the console, under "People", or takes the invitation back.',
          ),
        ]),
  ];
}

/** Whoever has the user name of the settings cannot log in: the first owner is found under it. */
function checkFirstOwner(people: StoredPeople, username: string): readonly Finding[] {
  if (findMember(people, firstOwnerId) === undefined) {
    return [good('The account of ADMIN_USERNAME was removed: its password opens nothing.')];
  }
  const isTaken = people.people.some(
    (person) => person.id !== firstOwnerId && belongs(person) && hasUsername(person, username),
  );
  if (!isTaken) return [];
  return [
    warning(
      'ADMIN_USERNAME is the user name of somebody else as well, who cannot log in.',
      'Choose another ADMIN_USERNAME, or invite that person again.',
    ),
  ];
}

/** A passkey is bound to the host at which it was made. */
function checkPasskeys({ people }: StoredPeople, host: string): readonly Finding[] {
  const passkeys = people.filter(belongs).flatMap(({ passkeys = [] }) => passkeys);
  const others = passkeys.filter((passkey) => passkey.host !== host);
  if (others.length === 0) return [];
  const hosts = [...new Set(others.map((passkey) => passkey.host))].join(', ');
  return [
    warning(
      `${formatCount(others.length, 'passkey')} for ${hosts} will open nothing at ${host}.`,
      'Is PUBLIC_ORIGIN right? If the address has changed, everybody logs in with a password and adds a new passkey under "Me".',
    ),
  ];
}
