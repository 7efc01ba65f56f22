import { noticeEndpoints } from '@yiqiao/contract/http/notice-endpoints';
import {
  type NoticeChoices,
  noticeDeviceSchema,
  noticeTrialSchema,
  type OwnNotices,
  ownNoticesSchema,
} from '@yiqiao/contract/record/notice';
import * as z from 'zod/mini';
import { callJson } from '../jobs/job-office.ts';
import type { Visitor } from '../visitor.ts';
import type { PushService } from './push-service.ts';

/** Subscribes a browser of somebody at a push service. */
export async function subscribe(visitor: Visitor, service: PushService) {
  const key = await visitor.fetch(noticeEndpoints.readPushKey.path);
  const { publicKey } = z.parse(noticeEndpoints.readPushKey.response, await key.json());
  const browser = service.subscribe(publicKey);
  const { path } = noticeEndpoints.subscribe;
  const answer = await callJson(visitor, 'POST', path, browser.subscription);
  if (!answer.ok) throw new Error(`Not subscribed: ${await answer.text()}`);
  return { ...browser, status: answer.status, ...z.parse(noticeDeviceSchema, await answer.json()) };
}

export async function readNotices(visitor: Visitor): Promise<OwnNotices> {
  const answer = await visitor.fetch(noticeEndpoints.readNotices.path);
  return z.parse(ownNoticesSchema, await answer.json());
}

export async function changeNotices(
  visitor: Visitor,
  change: { readonly choices?: NoticeChoices; readonly stops?: Readonly<Record<string, number>> },
): Promise<OwnNotices> {
  const answer = await callJson(visitor, 'PUT', noticeEndpoints.changeNotices.path, change);
  return z.parse(ownNoticesSchema, await answer.json());
}

export async function tryDevice(visitor: Visitor, id: string) {
  const answer = await visitor.fetch(noticeEndpoints.tryDevice.href({ id }), { method: 'POST' });
  return z.parse(noticeTrialSchema, await answer.json());
}
