import type { KeptUpload } from '@yiqiao/sending/kept-upload';
import { describe, expect, it } from 'vitest';
import type { OnItsWay } from '../sending/on-its-way.ts';
import { startOfTransfer } from '../sending/transfer-meter.ts';
import { samplePieces } from '../test/sample-pieces.ts';
import { emptyDesk } from './desk-state.ts';
import { goOnWith, setKept, takeBackPress, takeDocument } from './desk-transitions.ts';
import type { KeptDocument } from './kept-document.ts';
import { cancelSending, failSending, setProgress, startSending } from './sending-transitions.ts';

const file = new File(['x'.repeat(100)], '招标文件.pdf');
const chosen = { file, idempotencyKey: 'k2', offeredFiles: 1 };
const known: OnItsWay = {
  name: file.name,
  size: file.size,
  lastModified: 1,
  requestKey: 'k1',
  include: 'notes',
  serviceType: 'Premium Translation',
  deliveryTimeline: 'Rush (24 hours)',
  isToBePaid: false,
};
const upload: KeptUpload = {
  id: 'u',
  size: 100,
  begunAt: 1,
  confirmedBytes: 43,
  expiresAt: 2,
  blocks: [],
  purpose: 'quote',
};
const kept: KeptDocument = { upload, known, step: { kind: 'waiting' }, choose: () => {} };

describe('goOnWith', () => {
  it('takes the document with the choices and the key of before the reload', () => {
    const desk = goOnWith(chosen, { arrivedBytes: 43, known })(setKept(kept)(emptyDesk));
    expect(desk).toMatchObject({
      kept: null,
      pricing: { serviceType: 'Premium Translation', deliveryTimeline: 'Rush (24 hours)' },
      document: { requestKey: 'k1', include: 'notes', arrivedBytes: 43, wasPressed: true },
    });
    expect(takeBackPress(desk).document?.wasPressed).toBe(false);
  });

  it('presses nothing for a visitor who wanted to pay, or of whom the tab knows nothing', () => {
    const paying = { arrivedBytes: 43, known: { ...known, isToBePaid: true } };
    expect(goOnWith(chosen, paying)(emptyDesk).document?.wasPressed).toBe(false);
    const stranger = goOnWith(chosen, { arrivedBytes: 43, known: null })(emptyDesk);
    expect(stranger.document).toMatchObject({ requestKey: 'k2', arrivedBytes: 43 });
    expect(stranger.document?.wasPressed).toBeUndefined();
  });
});

describe('takeDocument', () => {
  it('takes the place of what was kept', () => {
    expect(takeDocument(chosen)(setKept(kept)(emptyDesk)).kept).toBeNull();
  });
});

describe('startSending', () => {
  it('starts with what has arrived before', () => {
    const desk = startSending(goOnWith(chosen, { arrivedBytes: 43, known })(emptyDesk));
    expect(desk.sending).toEqual({ kind: 'under-way', progress: startOfTransfer(100, 43) });
  });
});

describe('failSending', () => {
  it('knows what has arrived in pieces, which the next press need not send', () => {
    const progress = samplePieces();
    const desk = setProgress(progress)(startSending(takeDocument(chosen)(emptyDesk)));
    const failed = failSending({ kind: 'document-gone' })(desk);
    expect(failed.document?.arrivedBytes).toBe(progress.sentBytes);
  });
});

describe('cancelSending', () => {
  it('knows that nothing is left of what had arrived', () => {
    const desk = startSending(goOnWith(chosen, { arrivedBytes: 43, known })(emptyDesk));
    expect(cancelSending(desk).document?.arrivedBytes).toBeUndefined();
  });
});
