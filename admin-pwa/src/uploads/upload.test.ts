import { describe, expect, it } from 'vitest';
import {
  createUpload,
  failUpload,
  moveUpload,
  nextUpload,
  requeueUpload,
  startUpload,
  uploadFraction,
  uploadLeftMs,
} from './upload.ts';

const upload = createUpload('u1', 'q1', { name: 'EN.docx', size: 1000 });

describe('nextUpload', () => {
  it('lets one go at a time, in the order in which they were added', () => {
    const second = { ...upload, id: 'u2' };
    expect(nextUpload([upload, second])).toBe(upload);
    expect(nextUpload([startUpload(upload, 0), second])).toBeNull();
    expect(nextUpload([failUpload(upload, 'Lost'), second])).toBe(second);
  });
});

describe('requeueUpload', () => {
  it('puts what has failed behind the others, with nothing left of the failure', () => {
    const second = { ...upload, id: 'u2' };
    const failed = failUpload(moveUpload(startUpload(upload, 5), 0.5), 'Lost');
    expect(requeueUpload([failed, second], 'u1')).toEqual([second, upload]);
  });

  it('leaves alone what has not failed', () => {
    const uploads = [startUpload(upload, 0)];
    expect(requeueUpload(uploads, 'u1')).toBe(uploads);
  });
});

describe('uploadFraction', () => {
  it('is whole for an empty file', () => {
    expect(uploadFraction({ ...upload, fileSize: 0 })).toBe(1);
    expect(uploadFraction(moveUpload(upload, 0.38))).toBeCloseTo(0.38);
  });
});

describe('uploadLeftMs', () => {
  it('says nothing before the speed is known, then how long the rest takes', () => {
    const begun = startUpload(upload, 10_000);
    expect(uploadLeftMs(begun, 11_000)).toBeNull();
    expect(uploadLeftMs(moveUpload(begun, 0.5), 11_000)).toBeNull();
    expect(uploadLeftMs(moveUpload(begun, 0.25), 14_000)).toBe(12_000);
  });
});
