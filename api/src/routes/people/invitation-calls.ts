import { randomBytes } from 'node:crypto';
import { invitationPath } from '@yiqiao/contract/commands/people/invitation';
import { decideNewPerson } from '@yiqiao/contract/commands/people/invite-person';
import { decideRenewal } from '@yiqiao/contract/commands/people/renew-invitation';
import { decideTakeBack } from '@yiqiao/contract/commands/people/take-back-invitation';
import { toPerson } from '@yiqiao/contract/record/person';
import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import { digestOfKey, makeInvitationKey } from '../../people/invitation-keys.ts';
import type { Handlers } from '../handler.ts';
import { changePeople, findPerson, type PeopleOffice } from './change-people.ts';

/** Invitations, whose link is told once. */
export function invitationCalls(
  office: PeopleOffice,
): Pick<Handlers, 'invitePerson' | 'renewInvitation' | 'takeBackInvitation'> {
  return {
    async invitePerson({ person: by, body }) {
      const [id, key] = [randomBytes(12).toString('base64url'), makeInvitationKey()];
      const digest = digestOfKey(key);
      const deed = { event: 'person-invited', by, about: id };
      const people = await changePeople(office, deed, (all, context) =>
        decideNewPerson(all, body, { ...context, id, digest }),
      );
      return tellInvited(people, id, key);
    },
    async renewInvitation({ person: by, parameters: { id } }) {
      const key = makeInvitationKey();
      const digest = digestOfKey(key);
      const deed = { event: 'invitation-renewed', by, about: id };
      const people = await changePeople(office, deed, (all, context) =>
        decideRenewal(all, { id }, { ...context, digest }),
      );
      return tellInvited(people, id, key);
    },
    async takeBackInvitation({ person: by, parameters: { id } }) {
      const deed = { event: 'invitation-taken-back', by, about: id };
      await changePeople(office, deed, (all, context) => decideTakeBack(all, { id }, context));
      return undefined;
    },
  };
}

function tellInvited(people: StoredPeople, id: string, key: string) {
  return { person: toPerson(findPerson(people, id)), invitationPath: invitationPath(key) };
}
