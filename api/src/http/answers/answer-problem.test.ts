import { describe, expect, it } from 'vitest';
import { toProblem } from './answer-problem.ts';

describe('toProblem', () => {
  it('says that the disk is full where a change could not be stored for want of room', () => {
    const fault = Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' });
    expect(toProblem(fault)).toMatchObject({
      status: 507,
      code: 'no-room',
      message: expect.stringContaining('disk is full, and nothing was changed'),
      cause: fault,
    });
  });

  it('tells nothing of any other fault', () => {
    const fault = Object.assign(new Error('EIO: /srv/data'), { code: 'EIO' });
    expect(toProblem(fault)).toMatchObject({ status: 500, code: 'internal' });
    expect(toProblem(fault).message).not.toContain('/srv/data');
  });
});
