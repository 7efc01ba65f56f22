import { invitedSchema } from '@yiqiao/contract/commands/people/invitation';
import { joiningSchema } from '@yiqiao/contract/commands/people/join';
import { personSchema } from '@yiqiao/contract/record/person';
import type { Role } from '@yiqiao/contract/record/role';
import * as z from 'zod/mini';
import { createVisitor, type Visitor } from './visitor.ts';

/** What everybody who joins in a test has chosen. */
export const joinedPassword = 'quilt orchard 47 melon drum';

/** What is sent where a key invites nobody. */
const nobody = { seals: ['XX'], username: 'nobody', name: 'Nobody' };

/** What owners get of the people. */
export const ownersListSchema = z.object({ people: z.array(personSchema) });

export function keyOf(invitationPath: string): string {
  return invitationPath.replace('/admin/join/', '');
}

export interface Joined extends Visitor {
  readonly id: string;
  readonly key: string;
  readonly username: string;
}

function sendJson(visitor: Visitor, method: string, path: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return visitor.fetch(path, { method, headers, body: JSON.stringify(body) });
}

/** @returns the id of somebody who is invited, and the key of the invitation. */
export async function invite(owner: Visitor, role: Role, name = `A ${role}`) {
  const answer = await sendJson(owner, 'POST', '/api/people', { name, role, language: 'en' });
  const { person, invitationPath } = z.parse(invitedSchema, await answer.json());
  return { id: person.id, key: keyOf(invitationPath) };
}

/** What somebody sends who joins; the seal is the first that is proposed. */
export async function join(visitor: Visitor, key: string, changes: object = {}): Promise<Response> {
  const shown = await visitor.fetch(`/api/join/${key}`);
  const proposed = z.safeParse(joiningSchema, await shown.json()).data ?? nobody;
  const { seals, username, name } = proposed;
  return sendJson(visitor, 'POST', `/api/join/${key}`, {
    ...{ name, seal: seals[0], language: 'en', username, password: joinedPassword },
    ...changes,
  });
}

/** The browser of somebody who has been invited and has joined. */
export async function joinOffice(
  url: string,
  owner: Visitor,
  role: Role,
  name?: string,
): Promise<Joined> {
  const { id, key } = await invite(owner, role, name);
  const visitor = createVisitor(url);
  const answer = await join(visitor, key);
  if (answer.status !== 201) throw new Error(`Joining failed: ${await answer.text()}`);
  const listed = z.parse(ownersListSchema, await (await owner.fetch('/api/people')).json());
  const username = listed.people.find((one) => one.id === id)?.username ?? '';
  return { ...visitor, id, key, username };
}
