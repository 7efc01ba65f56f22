import { StandbyAway } from '@yiqiao/ports/faults/standby-away';
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

  it('says that nothing was changed where no standby would confirm it, and names none', () => {
    const problem = toProblem(new StandbyAway('No standby of north is connected.'));
    expect(problem).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    expect(problem.message).toContain('nothing was changed');
    expect(problem.message).not.toContain('north');
  });

  it('tells nothing of any other fault', () => {
    const fault = Object.assign(new Error('EIO: /srv/data'), { code: 'EIO' });
    expect(toProblem(fault)).toMatchObject({ status: 500, code: 'internal' });
    expect(toProblem(fault).message).not.toContain('/srv/data');
  });
});
