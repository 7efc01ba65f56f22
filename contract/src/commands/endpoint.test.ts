import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

describe('endpoint', () => {
  const part = endpoint({
    method: 'GET',
    path: '/api/quotes/:id/parts/:idOfPart',
    access: 'staff',
    response: z.string(),
  });

  it('fills in the parameters of its path', () => {
    expect(part.href({ id: '7', idOfPart: '12' })).toBe('/api/quotes/7/parts/12');
  });

  it('keeps a parameter within its segment', () => {
    expect(part.href({ id: '../../login', idOfPart: '合同?$&#' })).toBe(
      '/api/quotes/..%2F..%2Flogin/parts/%E5%90%88%E5%90%8C%3F%24%26%23',
    );
  });
});
