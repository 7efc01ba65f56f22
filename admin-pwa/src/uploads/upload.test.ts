import { describe, expect, it } from 'vitest';
import { sampleProgress } from '../test/sample-progress.ts';
import {
  createUpload,
  failUpload,
  moveUpload,
  nextUpload,
  requeueUpload,
  sentFraction,
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

  it('goes past one that may not go yet', () => {
    const second = { ...upload, id: 'u2', quoteId: 'q2' };
    expect(nextUpload([upload, second], ({ quoteId }) => quoteId !== 'q1')).toBe(second);
  });
});

describe('requeueUpload', () => {
  it('puts what has failed behind the others, with nothing left of the failure', () => {
    const second = { ...upload, id: 'u2' };
    const failed = failUpload(moveUpload(startUpload(upload, 5), sampleProgress(500), 10), 'Lost');
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
    expect(uploadFraction(moveUpload(upload, sampleProgress(380), 0))).toBeCloseTo(0.38);
  });
});

describe('a file in pieces', () => {
  const inPieces = { isInPieces: true, confirmedBytes: 300 };

  it('has what the server has, and what is on its way', () => {
    const moved = moveUpload(upload, sampleProgress(400, inPieces), 0);
    expect(uploadFraction(moved)).toBeCloseTo(0.3);
    expect(sentFraction(moved)).toBeCloseTo(0.4);
  });

  it('is measured anew once the line is back', () => {
    const begun = startUpload(upload, 0);
    const line = { kind: 'lost', since: 1000, nextTryAt: 2000, reason: 'line' } as const;
    const lost = moveUpload(begun, sampleProgress(300, { ...inPieces, line }), 1000);
    const back = moveUpload(lost, sampleProgress(300, inPieces), 60_000);
    const later = moveUpload(back, sampleProgress(500, inPieces), 64_000);
    expect(uploadLeftMs(later, 64_000)).toBe(10_000);
  });
});

describe('uploadLeftMs', () => {
  it('says nothing before the speed is known, then how long the rest takes', () => {
    const begun = startUpload(upload, 10_000);
    expect(uploadLeftMs(begun, 11_000)).toBeNull();
    expect(uploadLeftMs(moveUpload(begun, sampleProgress(500), 11_000), 11_000)).toBeNull();
    expect(uploadLeftMs(moveUpload(begun, sampleProgress(250), 14_000), 14_000)).toBe(12_000);
  });
});
