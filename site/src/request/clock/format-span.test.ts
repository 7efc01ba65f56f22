import { expect, it } from 'vitest';
import { loadRequest } from '../../content/loaders/load-texts.ts';
import { formatSpan } from './format-span.ts';

const hourMs = 3_600_000;

it('leaves out a second unit of which there is nothing', async () => {
  const { now } = await loadRequest.en();
  expect(formatSpan(7 * 24 * hourMs + hourMs, now)).toBe('7 d 1 h');
  expect(formatSpan(7 * 24 * hourMs, now)).toBe('7 d');
  expect(formatSpan(0, now)).toBe('0 min');
});
