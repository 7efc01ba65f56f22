import { beforeEach, describe, expect, it } from 'vitest';
import { createRequestDraft } from './request-draft.ts';
import { emptyRequestFields } from './request-fields.ts';

const fields = { ...emptyRequestFields, customerName: '林美慧', deadlineTime: '17:00' };

beforeEach(() => sessionStorage.clear());

describe('createRequestDraft', () => {
  const draft = createRequestDraft(() => sessionStorage);

  it('gives back what was typed', () => {
    draft.save(fields);
    expect(draft.load()).toEqual(fields);
  });

  it('forgets it on request', () => {
    draft.save(fields);
    draft.clear();
    expect(draft.load()).toBeNull();
  });

  it.each(['', 'not json', '{"customerName":1}', 'null'])(
    'ignores the damaged draft %j',
    (text) => {
      sessionStorage.setItem('quote-draft', text);
      expect(draft.load()).toBeNull();
    },
  );

  it('works without a draft where the browser forbids storage', () => {
    const forbidden = createRequestDraft(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    forbidden.save(fields);
    expect(forbidden.load()).toBeNull();
  });
});
