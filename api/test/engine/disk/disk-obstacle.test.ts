import { describe, expect, it } from 'vitest';
import { findDiskObstacle, toDiskObstacle } from '../../../src/engine/disk/disk-obstacle.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';

function faultOf(code: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code });
}

describe('toDiskObstacle', () => {
  it.each([
    ['ENOSPC', 'the disk is full', 'UPLOAD_RESERVE_BYTES'],
    ['EDQUOT', 'the disk is full', 'Remove or move away'],
    ['EACCES', 'this user has no right to it', 'chown <user> <folder>'],
    ['EROFS', 'its disk is mounted read-only', 'remount,rw'],
  ])('says what %s means and what to do', (code, what, remedy) => {
    const obstacle = toDiskObstacle(faultOf(code));
    expect(obstacle?.what).toBe(what);
    expect(obstacle?.remedy).toContain(remedy);
  });

  it('leaves a fault of our own alone', () => {
    expect(toDiskObstacle(new TypeError('x is not a function'))).toBeNull();
    expect(toDiskObstacle(faultOf('EBADF'))).toBeNull();
  });
});

describe('findDiskObstacle', () => {
  it('does not call a disk full that has room', async () => {
    expect((await findDiskObstacle(await temporaryFolder())).what).not.toContain('full');
  });

  it.runIf(process.platform === 'linux')('does not call full what is no disk', async () => {
    expect((await findDiskObstacle('/proc')).what).not.toContain('full');
  });
});
