import { describe, expect, it } from 'vitest';
import { handOut } from '../../jobs/job-office.ts';
import { joinedPassword, joinOffice } from '../../join-office.ts';
import { sendJson } from '../../passkeys/ceremonies.ts';
import { turnFactorOn } from '../../second-factor/authenticator-app.ts';
import { orderAsClient } from '../../submit-quote.ts';
import { createVisitor } from '../../visitor.ts';
import { logInAt, openSharedOffice, type SharedProcess } from './shared-office.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();

  it('puts somebody who is removed at one process out at another, stream included', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const mei = await joinOffice(here.url, owner, 'staff');
    const headers = { Cookie: mei.cookies() };
    const askThere = (path: string) => fetch(`${there.url}${path}`, { headers });
    const statusThere = async () => (await askThere('/api/admin/quotes')).status;
    expect(await statusThere()).toBe(200);
    const told = readToEnd(await askThere('/api/admin/changes'));

    const removal = await owner.fetch(`/api/people/${mei.id}`, { method: 'DELETE' });
    expect(removal.status).toBe(204);
    await expect.poll(statusThere).toBe(401);
    expect(await told).toContain('event: ended');
  }, 120_000);

  it('tells a translator at one process of what is done to their jobs at another', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const gu = await joinOffice(here.url, owner, 'translator');
    const { id } = await orderAsClient(here);
    const headers = { Cookie: gu.cookies() };
    const list = () => fetch(`${there.url}/api/jobs`, { headers });
    await expect.poll(async () => (await list()).status).toBe(200);
    const stream = await fetch(`${there.url}/api/jobs/changes`, { headers });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const jobId = await handOut(owner, id, gu);
    const told = await reader?.read();
    expect(told?.value).toBe('event: changed\ndata:\n\n');
    expect(await (await list()).json()).toMatchObject({ jobs: [{ id: jobId, state: 'offered' }] });
    await reader?.cancel();
  }, 120_000);

  it('gives a new role everywhere', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const mei = await joinOffice(here.url, owner, 'staff');
    const ask = async () =>
      (await fetch(`${there.url}/api/admin/quotes`, { headers: { Cookie: mei.cookies() } })).status;
    await expect.poll(ask).toBe(200);
    await setRole(here, owner.cookies(), mei.id);
    await expect.poll(ask).toBe(403);
  }, 120_000);

  it('completes a log-in at another process than it began at, and takes its code at one of them', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const mei = await joinOffice(here.url, owner, 'staff');
    const { codes } = await turnFactorOn(mei, Date.now());
    const login = { username: mei.username, password: joinedPassword };
    async function complete(begunAt: SharedProcess, at: SharedProcess): Promise<number> {
      const browser = createVisitor(begunAt.url);
      await sendJson(browser, 'POST', '/api/admin/login', login);
      return sendCookies(at, browser.cookies(), '/api/admin/login/factor', { code: codes[0] });
    }
    const statuses = await Promise.all([complete(here, there), complete(there, here)]);
    expect(statuses.sort()).toEqual([200, 409]);
  }, 120_000);
});

async function sendCookies(
  { url }: SharedProcess,
  cookies: string,
  path: string,
  body: object,
): Promise<number> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookies },
    body: JSON.stringify(body),
  });
  return answer.status;
}

async function setRole({ url }: SharedProcess, cookies: string, id: string): Promise<void> {
  const answer = await fetch(`${url}/api/people/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Cookie: cookies },
    body: JSON.stringify({ role: 'translator' }),
  });
  expect(answer.status).toBe(200);
}

async function readToEnd({ body }: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body ?? []) text += decoder.decode(part, { stream: true });
  return text;
}
