import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

let office: FakeOffice;
let console: Console;

beforeEach(async () => {
  office = createFakeOffice();
  console = createConsole(createTestEdges(office));
  await console.login('office', 'secret');
  await console.resume();
});

const mailTest = () => console.store.getState().mailTest;

function refuse(status: number, code: string, field?: string): () => Promise<never> {
  const body = JSON.stringify({ message: 'In the server’s words', code, field });
  return () => Promise.reject(new HttpError(status, '', body));
}

describe('createSettingsActions', () => {
  it('keeps what came of the last test mail, until the person leaves', async () => {
    const trial = { to: 'desk@example.com', fault: 'login', said: '535 no', tookMs: 90 };
    office.answers.set(endpoints.tryMail, async () => trial);
    expect(await console.tryMail('desk@example.com')).toEqual({ kind: 'tried' });
    expect(mailTest()).toEqual({ ...trial, at: expect.any(Number) });
    await console.logout();
    expect(mailTest()).toBeNull();
  });

  it('says which field is wrong, and anything else in words', async () => {
    office.answers.set(endpoints.tryMail, refuse(400, 'value-invalid', 'to'));
    expect(await console.tryMail('desk')).toEqual({ kind: 'wrong', field: 'to' });
    office.answers.set(endpoints.tryMail, refuse(429, 'too-many-requests'));
    expect(await console.tryMail('desk@example.com')).toMatchObject({
      kind: 'none',
      message: 'In the server’s words',
    });
    expect(mailTest()).toBeNull();
  });
});
