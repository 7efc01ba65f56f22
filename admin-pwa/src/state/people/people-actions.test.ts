import { join } from '@yiqiao/contract/commands/people/join';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { ownEndpoints } from '@yiqiao/contract/http/own-endpoints';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

const own: OwnPerson = {
  id: 'first',
  name: '沈若兰',
  seal: '沈',
  role: 'owner',
  language: 'en',
};

let office: FakeOffice;

beforeEach(() => {
  office = createFakeOffice();
  office.person = own;
});

function open(): Console {
  return createConsole(createTestEdges(office));
}

async function logIn(): Promise<Console> {
  const console = open();
  await console.login('office', 'secret');
  await console.resume();
  return console;
}

function refuse(status: number, code: string, field?: string): () => Promise<never> {
  const body = JSON.stringify({ message: 'In the server’s words', code, field });
  return () => Promise.reject(new HttpError(status, '', body));
}

describe('createPeopleActions', () => {
  it('counts who is here, and not who is only invited', async () => {
    const console = await logIn();
    const colleague = { ...own, id: 'b', state: 'here' };
    const invited = { ...own, id: 'c', state: 'invited' };
    const people = [{ ...own, state: 'here' }, colleague, invited];
    office.answers.set(endpoints.listPeople, async () => ({ people }));
    expect(await console.readPeople()).toBeNull();
    expect(console.store.getState().peopleHere).toBe(2);
  });

  it('gives the whole address of an invitation', async () => {
    const console = await logIn();
    const answer = { person: { ...own, id: 'b' }, invitationPath: '/admin/join/key' };
    office.answers.set(endpoints.invitePerson, async () => answer);
    const request = { name: 'Elena', role: 'staff', language: 'en' } as const;
    expect(await console.invite(request)).toMatchObject({
      kind: 'invited',
      address: 'https://office.example/admin/join/key',
    });
  });

  it('explains a refusal in words about people', async () => {
    const console = await logIn();
    office.answers.set(endpoints.changeOwn, refuse(400, 'name-invalid', 'name'));
    expect(await console.changeOwn({ name: '' })).toBe('Enter a name of up to 60 characters.');
    office.answers.set(endpoints.removePerson, refuse(409, 'last-owner'));
    expect(await console.removePerson('first', {})).toMatch(/^An office needs an owner/);
  });

  it('says that the server did not answer, and that there is no connection', async () => {
    const console = await logIn();
    office.answers.set(endpoints.listPeople, () => Promise.reject(new TypeError('No answer')));
    expect(await console.readPeople()).toMatch(/^The server did not answer/);
    expect(console.store.getState().connection).toBe('offline');
  });

  it('asks who it is where the server wants a proof, and then does what was asked', async () => {
    const console = await logIn();
    let isProven = false;
    office.answers.set(ownEndpoints.prove, async () => {
      isProven = true;
    });
    office.answers.set(endpoints.removePerson, () =>
      isProven ? Promise.resolve(undefined) : refuse(403, 'proof-wanted')(),
    );
    const removing = console.removePerson('first', {});
    await expect.poll(() => console.store.getState().proofFor).toMatch(/^Remove/);
    expect(await console.prove({ kind: 'password', password: 'secret' })).toBeNull();
    expect(await removing).toBeNull();
    expect(console.store.getState().proofFor).toBeNull();
  });

  it('leaves undone what nobody has proved, and keeps asking after a wrong password', async () => {
    const console = await logIn();
    office.answers.set(ownEndpoints.prove, refuse(403, 'wrong-credentials', 'password'));
    office.answers.set(endpoints.removePerson, refuse(403, 'proof-wanted'));
    const removing = console.removePerson('first', {});
    await expect.poll(() => console.store.getState().proofFor).not.toBeNull();
    const wrong = { kind: 'password', password: 'wrong' } as const;
    expect(await console.prove(wrong)).toBe('This is not your password.');
    expect(console.store.getState().proofFor).not.toBeNull();
    console.leaveProof();
    expect(await removing).toMatch(/^Not done/);
    expect(console.store.getState().proofFor).toBeNull();
  });

  it('ends the session of an owner who is not one of the office any more', async () => {
    const console = await logIn();
    office.isSignedIn = false;
    office.removed = { by: 'Marcus Webb', at: '2026-11-20T09:40:00.000Z' };
    office.answers.set(endpoints.changeRole, refuse(401, 'unauthenticated'));
    await console.changeRole('b', 'staff');
    expect(console.store.getState()).toMatchObject({
      session: 'signed-out',
      removal: { by: 'Marcus Webb' },
    });
  });
});

describe('createJoinActions', () => {
  const request = {
    name: 'Elena',
    seal: 'EL',
    language: 'en',
    username: 'elena',
    password: 'plum otter gravel lantern',
  } as const;

  it('logs in whoever joins', async () => {
    const elena = { ...own, id: 'elena', name: 'Elena' };
    office.isSignedIn = false;
    office.answers.set(join, async () => {
      office.isSignedIn = true;
      office.person = elena;
      return { authenticated: true, person: elena };
    });
    const console = open();
    await console.open();
    expect(await console.join('key', request)).toEqual({ kind: 'joined' });
    expect(console.store.getState()).toMatchObject({
      session: 'signed-in',
      username: 'elena',
      person: { name: 'Elena' },
    });
  });

  it('keeps nobody in mind who must set up a second factor first', async () => {
    office.isSignedIn = false;
    office.answers.set(join, async () => ({
      ...{ authenticated: false, next: 'set-up', person: { ...own, id: 'elena' } },
    }));
    const console = open();
    await console.open();
    expect(await console.join('key', request)).toEqual({ kind: 'set-up', username: 'elena' });
    expect(console.store.getState()).toMatchObject({ person: null, username: '' });
  });

  it('tells a link that is over from a field that is wrong and from no answer', async () => {
    const console = open();
    office.answers.set(endpoints.readInvitation, refuse(404, 'not-found'));
    expect(await console.readInvitation('key')).toEqual({ kind: 'over' });
    office.answers.set(join, refuse(409, 'username-taken', 'username'));
    expect(await console.join('key', request)).toMatchObject({ kind: 'failed', field: 'username' });
    office.answers.set(join, () => Promise.reject(new TypeError('No answer')));
    expect(await console.join('key', request)).toMatchObject({ kind: 'failed', field: undefined });
  });
});

describe('a log-in with a second factor', () => {
  it('is none before the code was taken', async () => {
    office.isSignedIn = false;
    office.answers.set(endpoints.adminLogin, async () => ({
      ...{ authenticated: false, next: 'factor' },
    }));
    office.answers.set(endpoints.factorLogin, async () => {
      office.isSignedIn = true;
      return { authenticated: true };
    });
    const console = open();
    await console.open();
    expect(await console.login('office', 'secret')).toBe('factor');
    expect(console.store.getState()).toMatchObject({ person: null, username: '' });
    await console.loginWithCode('office', '419082');
    expect(console.store.getState()).toMatchObject({ session: 'signed-in', username: 'office' });
  });

  it('asks for no proof of somebody who is not in yet', async () => {
    const console = open();
    console.store.setState({ session: 'signed-out' });
    office.answers.set(endpoints.offerFactor, refuse(403, 'proof-wanted'));
    expect(await console.offerFactor()).toMatchObject({ kind: 'none' });
    expect(console.store.getState().proofFor).toBeNull();
  });
});
