import { access, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { invitedSchema } from '@yiqiao/contract/commands/people/invitation';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { invite, join, joinedPassword, joinOffice, keyOf } from '../../../test/join-office.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const dayMs = 86_400_000;
let now = Date.parse('2026-11-20T10:00:00.000Z');
const server = await startTestServer({ surroundings: { clock: () => now } });
const owner = await createStaffVisitor(server.url);
afterAll(() => server.close());

function send(visitor: Visitor, method: string, path: string, body?: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return visitor.fetch(path, {
    method,
    ...(body !== undefined && { headers, body: JSON.stringify(body) }),
  });
}

async function checkOf(visitor: Visitor) {
  return (await visitor.fetch('/api/admin/check')).json();
}

const listSchema = z.object({ people: z.array(z.record(z.string(), z.unknown())) });

async function renew(id: string): Promise<string> {
  const answer = await send(owner, 'POST', `/api/people/${id}/invitation`);
  return keyOf(z.parse(invitedSchema, await answer.json()).invitationPath);
}

async function peopleOf(visitor: Visitor) {
  const { people } = z.parse(listSchema, await (await visitor.fetch('/api/people')).json());
  return people;
}

async function openOffice(environment = {}): Promise<{ office: TestServer; first: Visitor }> {
  const office = await startTestServer({ environment });
  onTestFinished(() => office.close());
  return { office, first: await createStaffVisitor(office.url) };
}

const peopleFile = ({ settings }: TestServer) => joinPath(settings.dataFolder, 'people.json');

describe('an office of one', () => {
  it('is its first owner, and stores nothing until somebody is invited', async () => {
    const { office, first } = await openOffice();
    const me = { id: 'first', name: 'admin', seal: 'AD', role: 'owner', language: 'en' };
    expect(await checkOf(first)).toEqual({ authenticated: true, person: me });
    expect(await (await first.fetch('/api/me')).json()).toEqual(me);
    expect(await peopleOf(first)).toEqual([
      { ...me, state: 'here', username: 'admin', waysIn: ['password'], isFirst: true },
    ]);
    await expect(access(peopleFile(office))).rejects.toThrow('ENOENT');
    const removal = await send(first, 'DELETE', '/api/people/first');
    expect(removal.status).toBe(409);
    expect(await removal.json()).toMatchObject({ code: 'last-owner' });
    await expect(access(peopleFile(office))).rejects.toThrow('ENOENT');
    await invite(first, 'staff');
    await access(peopleFile(office));
    expect(await checkOf(first)).toMatchObject({ authenticated: true });
  });
});

describe('joining', () => {
  it('shows an invitation, takes it once, and lets somebody in under their own name', async () => {
    const { id, key } = await invite(owner, 'staff', '林美');
    const browser = createVisitor(server.url);
    expect(await (await browser.fetch(`/api/join/${key}`)).json()).toEqual({
      name: '林美',
      role: 'staff',
      language: 'en',
      invitedBy: 'admin',
      endsAt: new Date(now + 7 * dayMs).toISOString(),
      seals: expect.arrayContaining(['林', '美']),
      username: '林美',
    });
    const joined = await join(browser, key, { seal: '美', username: 'mei.lin', name: 'Mei Lin' });
    expect(joined.status).toBe(201);
    const me = { id, name: 'Mei Lin', seal: '美', role: 'staff', language: 'en' };
    expect(await joined.json()).toEqual({ authenticated: true, person: me });
    expect(await checkOf(browser)).toEqual({ authenticated: true, person: me });
    expect((await browser.fetch(`/api/join/${key}`)).status).toBe(404);

    const elsewhere = createVisitor(server.url);
    const credentials = { username: 'Mei.Lin', password: joinedPassword };
    expect((await send(elsewhere, 'POST', '/api/admin/login', credentials)).status).toBe(200);
    expect(await checkOf(elsewhere)).toMatchObject({ person: { id } });
    expect((await elsewhere.fetch('/api/admin/quotes')).status).toBe(200);
    const stored = await readFile(peopleFile(server), 'utf8');
    expect(stored).not.toContain(joinedPassword);
    expect(stored).not.toContain(key);
    expect(JSON.stringify(server.logged)).not.toContain(joinedPassword);
    expect(JSON.stringify(server.logged)).not.toContain(key);
  });

  it('gives one answer for every key that invites nobody, and tells the log', async () => {
    const ended = await invite(owner, 'staff');
    now += 7 * dayMs;
    await owner.logIn();
    const takenBack = await invite(owner, 'staff');
    await send(owner, 'DELETE', `/api/people/${takenBack.id}/invitation`);
    const renewed = await invite(owner, 'staff');
    const present = await renew(renewed.id);
    const answers = [];
    const stranger = createVisitor(server.url);
    for (const key of [ended.key, takenBack.key, renewed.key, 'x'.repeat(32), '..%2f']) {
      const [shown, used] = [await stranger.fetch(`/api/join/${key}`), await join(stranger, key)];
      answers.push(`${shown.status} ${await shown.text()}`, `${used.status} ${await used.text()}`);
    }
    expect(new Set(answers)).toEqual(
      new Set([
        '404 {"message":"This invitation is over. Ask whoever invited you for a new one.","code":"not-found"}',
      ]),
    );
    expect(stranger.cookies()).toBe('');
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'join', client: '127.0.0.1', outcome: 'over' }),
    );
    expect((await stranger.fetch(`/api/join/${present}`)).status).toBe(200);
  });

  it('says what has to be chosen otherwise, and keeps the invitation', async () => {
    const { key } = await invite(owner, 'translator', '顾一鸣');
    const browser = createVisitor(server.url);
    const faults = [
      { password: 'password1234' },
      { username: 'ADMIN' },
      { seal: 'AD' },
      { seal: '<script>' },
      { name: ' ' },
      { username: 'a b' },
    ];
    const codes = [];
    for (const fault of faults) {
      const answer = await join(browser, key, fault);
      codes.push(z.parse(problemSchema, await answer.json()).code);
    }
    expect(codes).toEqual([
      'password-weak',
      'username-taken',
      'seal-taken',
      'seal-invalid',
      'name-invalid',
      'username-invalid',
    ]);
    expect((await join(browser, key)).status).toBe(201);
  });

  it('slows down who guesses', async () => {
    const { office } = await openOffice();
    const guesser = createVisitor(office.url, { 'X-Forwarded-For': '203.0.113.9' });
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1) {
      const body = { name: 'X', seal: 'XX', language: 'en', username: 'xx', password: 'x' };
      statuses.push((await send(guesser, 'POST', '/api/join/guess', body)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
  });

  it('is for one of two who use a key at once', async () => {
    const { key } = await invite(owner, 'staff');
    const [one, other] = [createVisitor(server.url), createVisitor(server.url)];
    const statuses = await Promise.all([join(one, key), join(other, key)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 404]);
  });
});

describe('a person', () => {
  it('is out with their last call when removed, stream and all, and does not come in again', async () => {
    const office = await startTestServer();
    const first = await createStaffVisitor(office.url);
    const mei = await joinOffice(office.url, first, 'staff');
    const stream = await mei.fetch('/api/admin/changes');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await send(first, 'DELETE', `/api/people/${mei.id}`)).status).toBe(204);
    expect((await mei.fetch('/api/admin/quotes')).status).toBe(401);
    let told = '';
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) break;
      told += part.value;
    }
    expect(told).toContain('event: ended');
    const credentials = { username: mei.username, password: joinedPassword };
    const again = await send(mei, 'POST', '/api/admin/login', credentials);
    const nobody = await send(mei, 'POST', '/api/admin/login', { ...credentials, username: 'no' });
    expect([again.status, await again.text()]).toEqual([nobody.status, await nobody.text()]);
    expect((await send(first, 'DELETE', `/api/people/${mei.id}`)).status).toBe(204);
    expect(await peopleOf(first)).toContainEqual(
      expect.objectContaining({ id: mei.id, state: 'removed', waysIn: [] }),
    );
    const later = await office.restart();
    const kept = await fetch(`${later.url}/api/admin/quotes`, {
      headers: { Cookie: mei.cookies() },
    });
    expect(kept.status).toBe(401);
    await later.close();
  });

  it('has a new role from the next call on', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    expect((await mei.fetch('/api/admin/quotes')).status).toBe(200);
    await send(owner, 'PATCH', `/api/people/${mei.id}`, { role: 'translator' });
    expect((await mei.fetch('/api/admin/quotes')).status).toBe(403);
    expect(await checkOf(mei)).toMatchObject({ person: { role: 'translator' } });
    await send(owner, 'PATCH', `/api/people/${mei.id}`, { role: 'owner' });
    expect((await mei.fetch('/api/people')).status).toBe(200);
  });

  it('changes their own name and seal, and staff see these and no more', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const changed = await send(mei, 'PATCH', '/api/me', { name: '陈思远', seal: '远' });
    expect(await changed.json()).toMatchObject({ id: mei.id, name: '陈思远', seal: '远' });
    const taken = await send(mei, 'PATCH', '/api/me', { seal: 'ad' });
    expect(await taken.json()).toMatchObject({ code: 'seal-taken' });
    const seen = await peopleOf(mei);
    expect(seen).toContainEqual({
      ...{ id: mei.id, name: '陈思远', seal: '远', role: 'staff', state: 'here' },
    });
    for (const one of seen) {
      expect(Object.keys(one).sort()).toEqual(['id', 'name', 'role', 'seal', 'state']);
    }
  });

  it('comes in again by a new invitation, which ends the old password and its sessions', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const key = await renew(mei.id);
    expect(await checkOf(mei)).toMatchObject({ authenticated: true });
    const browser = createVisitor(server.url);
    const password = 'another one of thirteen teapots';
    expect((await join(browser, key, { password })).status).toBe(201);
    expect(await checkOf(browser)).toMatchObject({ person: { id: mei.id } });
    expect(await checkOf(mei)).toEqual({ authenticated: false });
    const old = { username: mei.username, password: joinedPassword };
    expect((await send(mei, 'POST', '/api/admin/login', old)).status).toBe(401);
  });
});

describe('the last owner', () => {
  it('stays, by whatever two owners do to each other at once', async () => {
    const { office, first } = await openOffice();
    const other = await joinOffice(office.url, first, 'owner');
    const statuses = await Promise.all([
      send(first, 'DELETE', `/api/people/${other.id}`),
      send(other, 'PATCH', '/api/people/first', { role: 'staff' }),
    ]);
    const outcomes = statuses.map(({ status }) => status);
    expect(outcomes.filter((status) => status < 300)).toHaveLength(1);
    const everybody = JSON.parse(await readFile(peopleFile(office), 'utf8')).people;
    const owners = everybody.filter(
      (one: { role: string; removedAt?: string }) => one.role === 'owner' && !one.removedAt,
    );
    expect(owners).toHaveLength(1);
  });

  it('may be another than the account of the settings, which then opens nothing', async () => {
    const { office, first } = await openOffice();
    const other = await joinOffice(office.url, first, 'owner');
    expect((await send(other, 'DELETE', '/api/people/first')).status).toBe(204);
    expect(await checkOf(first)).toMatchObject({ authenticated: false, removed: {} });
    await expect(first.logIn()).rejects.toThrow('401');
    expect(await checkOf(other)).toMatchObject({ authenticated: true });
  });
});
