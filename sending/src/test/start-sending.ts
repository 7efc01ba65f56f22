import { documentField } from '@yiqiao/contract/record/upload-form';
import { vi } from 'vitest';
import type { Posted } from '../posted.ts';
import { sendForm } from '../send-form.ts';
import type { SendControls, SendFormOptions } from '../send-options.ts';
import type { SendProgress } from '../send-progress.ts';

/** Not the fake one. */
const realTimeout = setTimeout;

const running: (() => void)[] = [];

/** Sendings that a test leaves would hear the events of the next. */
export function cancelAll() {
  for (const cancel of running.splice(0)) cancel();
}

export const MB = 1024 ** 2;

/** A document whose bytes differ from block to block. */
export function documentOf(bytes: number, seed = 0): File {
  const content = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 4096) content[at] = (at / 4096 + seed) % 251;
  return new File([content], 'Vertrag 合同.pdf', { type: 'application/pdf' });
}

/** Sends a form with the document, and remembers what is told. */
export function startSending(file: File, options: Partial<SendFormOptions> = {}) {
  const form = new FormData();
  form.append('customerName', 'Margaret');
  form.append(documentField, file);
  form.append('service', 'Chinese Writing');
  const controller = new AbortController();
  running.push(() => controller.abort());
  const told: SendProgress[] = [];
  let controls: SendControls | null = null;
  let posted: Posted | null = null;
  const ended = sendForm('/api/upload-quote', form, {
    headers: { 'Idempotency-Key': 'k1' },
    signal: controller.signal,
    onProgress: (progress) => told.push(progress),
    onControls: (given) => {
      controls = given;
    },
    ...options,
  }).then((outcome) => {
    posted = outcome;
    return outcome;
  });
  return {
    ended,
    told,
    cancel: () => controller.abort(),
    get last() {
      return told.at(-1);
    },
    get controls(): SendControls {
      if (controls === null) throw new Error('There are no controls');
      return controls;
    },
    get posted() {
      return posted;
    },
  };
}

/** Lets time pass, in small steps, until something is so. Fails when it does not come about. */
export async function passUntil(isSo: () => boolean, mostMs = 60_000, stepMs = 100) {
  for (let passedMs = 0; passedMs <= mostMs; passedMs += stepMs) {
    // What hashes and stores is as quick as it is, whatever the clock says.
    await new Promise((resolve) => realTimeout(resolve, 0));
    if (isSo()) return;
    await vi.advanceTimersByTimeAsync(stepMs);
  }
  throw new Error('It did not come about');
}

/** Lets time pass until it is settled. */
export async function pass<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  await passUntil(() => isSettled);
  return promise;
}

export function useFakeClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: new Date('2026-11-24T09:00:00Z'),
  });
}
