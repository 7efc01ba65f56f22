import { decideNewPasskey } from '@yiqiao/contract/commands/passkeys/add-passkey';
import {
  decidePasskeyName,
  decidePasskeyRemoval,
} from '@yiqiao/contract/commands/passkeys/change-passkey';
import type { Passkey } from '@yiqiao/contract/record/passkey';
import type { StoredPerson } from '@yiqiao/contract/record/stored-people';
import { notFound } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { passkeyProblem } from '../../passkeys/passkey-problem.ts';
import type { Handlers } from '../handler.ts';
import { changePeople, findPerson, type PeopleOffice } from '../people/change-people.ts';

type OwnCall = 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey';

/** The passkeys of whoever is logged in. */
export function ownPasskeys(
  office: PeopleOffice & Pick<Office, 'passkeys' | 'passkeyHost' | 'sessions'>,
): Pick<Handlers, OwnCall> {
  const { people, passkeys, passkeyHost: host, sessions } = office;
  const purposeOf = (personId: string) => ({ purpose: 'add', personId }) as const;

  return {
    async beginPasskey({ request, response, person }) {
      const own = findPerson(await people.read(), person.id);
      return passkeys.offerMaking({ request, response }, purposeOf(person.id), own);
    },
    async addPasskey({ request, response, person: by, body }) {
      const exchange = { request, response };
      const made = await passkeys.readMade(exchange, purposeOf(by.id), body.passkey);
      if (typeof made === 'string') throw passkeyProblem(made);
      const deed = { event: 'passkey-added', by, about: by.id };
      const all = await changePeople(office, deed, (stored, context) =>
        decideNewPasskey(stored, made, context),
      );
      passkeys.end(exchange);
      await sessions.noteProof(request, { hasFactor: true });
      return findPasskey(findPerson(all, by.id), made.passkey.id);
    },
    async renamePasskey({ person: by, parameters: { id }, body }) {
      const deed = { event: 'passkey-renamed', by, about: by.id };
      const all = await changePeople(office, deed, (stored, context) =>
        decidePasskeyName(stored, { ...body, id }, context),
      );
      return findPasskey(findPerson(all, by.id), id);
    },
    async removePasskey({ person: by, parameters: { id } }) {
      const deed = { event: 'passkey-removed', by, about: by.id };
      await changePeople(office, deed, (stored, context) =>
        decidePasskeyRemoval(stored, { id, host }, context),
      );
      return undefined;
    },
  };
}

function findPasskey({ passkeys = [] }: StoredPerson, id: string): Passkey {
  const passkey = passkeys.find((one) => one.id === id);
  if (passkey === undefined) throw notFound('There is no such passkey.');
  return passkey;
}
