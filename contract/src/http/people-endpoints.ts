import { endpoint } from '../commands/endpoint.ts';
import { changeOwn } from '../commands/people/change-own.ts';
import { changeRole } from '../commands/people/change-role.ts';
import { confirmPeople } from '../commands/people/confirm-people.ts';
import { demandFactor } from '../commands/people/demand-factor.ts';
import { invitePerson } from '../commands/people/invite-person.ts';
import { join, readInvitation } from '../commands/people/join.ts';
import { removePerson } from '../commands/people/remove-person.ts';
import { renewInvitation } from '../commands/people/renew-invitation.ts';
import { takeBackInvitation } from '../commands/people/take-back-invitation.ts';
import { ownPersonSchema, peopleSchema } from '../record/person.ts';

/** Who belongs to the office, and how they come in. */
export const peopleEndpoints = {
  /** Owners get everybody, staff those who belong: names and seals. */
  listPeople: endpoint({
    method: 'GET',
    path: '/api/people',
    access: 'staff',
    response: peopleSchema,
  }),
  invitePerson,
  changeRole,
  removePerson,
  renewInvitation,
  takeBackInvitation,
  confirmPeople,
  demandFactor,
  readOwn: endpoint({
    method: 'GET',
    path: '/api/me',
    access: 'person',
    response: ownPersonSchema,
  }),
  changeOwn,
  readInvitation,
  join,
};
