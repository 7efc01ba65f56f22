import type { MeasuredDocument } from '@yiqiao/measure/browser';
import { describe, expect, it } from 'vitest';
import { startOfTransfer } from '../sending/transfer-meter.ts';
import { type DeskState, emptyDesk } from './desk-state.ts';
import {
  removeDocument,
  setEstimatedWords,
  setIncluded,
  setMeasured,
  setPricing,
  showErrors,
  type Transition,
  takeDocument,
  typeFields,
} from './desk-transitions.ts';
import { cancelSending, failSending, setProgress, startSending } from './sending-transitions.ts';

const counts = { words: 9, asianCharacters: 9, otherWords: 0, characters: 9 };
const result: MeasuredDocument = {
  report: { format: 'text', exactness: 'exact', counts, outside: {} },
  texture: [],
};
const contract = { file: new File(['x'], '合同.txt'), idempotencyKey: 'k1', offeredFiles: 1 };
const pricing = { serviceType: 'Premium Translation', deliveryTimeline: 'Rush (24 hours)' };

function after(...transitions: Transition[]): DeskState {
  return transitions.reduce((desk, transition) => transition(desk), emptyDesk);
}

describe('takeDocument', () => {
  it('starts with no words and nothing read', () => {
    expect(after(takeDocument(contract)).document).toEqual({
      ...contract,
      requestKey: 'k1',
      estimatedWords: null,
      measuring: { kind: 'under-way', fraction: 0 },
      include: 'text-boxes,notes',
    });
  });

  it('replaces the document before it and keeps what was typed', () => {
    const other = { ...contract, idempotencyKey: 'k2' };
    const desk = after(
      takeDocument(contract),
      typeFields({ customerName: '林' }),
      setEstimatedWords('k1', 7),
      takeDocument(other),
    );
    expect(desk.document).toMatchObject({ idempotencyKey: 'k2', estimatedWords: null });
    expect(desk.fields.customerName).toBe('林');
  });
});

describe('setIncluded', () => {
  it('starts over with another document', () => {
    const other = { ...contract, idempotencyKey: 'k2' };
    const desk = after(takeDocument(contract), setIncluded('notes', false), takeDocument(other));
    expect(desk.document?.include).toBe('text-boxes,notes');
  });

  it('has nothing to choose on an empty desk', () => {
    expect(after(setIncluded('notes', false)).document).toBeNull();
  });
});

describe('removeDocument', () => {
  it('leaves what was typed and nothing else', () => {
    const typed = { customerName: '林' };
    const desk = after(
      takeDocument(contract),
      typeFields(typed),
      setPricing(pricing),
      removeDocument,
    );
    expect(desk).toEqual({ ...emptyDesk, fields: { ...emptyDesk.fields, ...typed } });
  });
});

describe('setMeasured', () => {
  it('keeps what was read and how long it took', () => {
    const desk = after(takeDocument(contract), setMeasured('k1', result, 412));
    expect(desk.document?.measuring).toEqual({ kind: 'done', result, elapsedMs: 412 });
  });

  it('closes the prices that were open when the document turns out to be a recording', () => {
    const open = after(takeDocument(contract), setPricing(pricing));
    const report = { ...result.report, exactness: 'uncountable', limit: 'audio' } as const;
    expect(setMeasured('k1', { ...result, report }, 5)(open).pricing).toBeNull();
    expect(setMeasured('k1', result, 5)(open).pricing).toBe(pricing);
    expect(setMeasured('k2', { ...result, report }, 5)(open)).toBe(open);
  });

  it('ignores a document that has been replaced or removed', () => {
    const replaced = after(takeDocument({ ...contract, idempotencyKey: 'k2' }));
    expect(setMeasured('k1', result, 412)(replaced)).toBe(replaced);
    expect(setMeasured('k1', result, 412)(emptyDesk)).toBe(emptyDesk);
  });
});

describe('typeFields', () => {
  it('clears the errors of the typed fields only', () => {
    const desk = after(
      showErrors({ customerName: { kind: 'missing' }, customerEmail: { kind: 'invalid' } }),
      typeFields({ customerName: 'L' }),
    );
    expect(desk.errors).toEqual({ customerEmail: { kind: 'invalid' } });
  });
});

describe('startSending', () => {
  it('starts at nothing of the whole document', () => {
    const desk = after(takeDocument(contract), startSending);
    expect(desk.sending).toEqual({ kind: 'under-way', progress: startOfTransfer(1) });
  });
});

describe('setProgress', () => {
  it('ignores what arrives after a cancel', () => {
    const desk = after(takeDocument(contract), startSending, cancelSending);
    expect(setProgress({ ...startOfTransfer(1), sentBytes: 1 })(desk)).toBe(desk);
  });
});

describe('cancelSending', () => {
  it('knows whether everything had been sent by then', () => {
    const begun = after(takeDocument(contract), startSending);
    expect(cancelSending(begun).sending).toEqual({ kind: 'cancelled', mayHaveArrived: false });
    const sent = setProgress({ ...startOfTransfer(1), sentBytes: 1 })(begun);
    expect(cancelSending(sent).sending).toEqual({ kind: 'cancelled', mayHaveArrived: true });
  });
});

describe('failSending', () => {
  it('keeps the document, its key and everything typed', () => {
    const before = after(takeDocument(contract), typeFields({ customerName: '林' }), startSending);
    const desk = failSending({ kind: 'connection-lost' })(before);
    expect(desk.document).toBe(before.document);
    expect(desk.fields).toBe(before.fields);
    expect(desk.sending).toEqual({ kind: 'failed', failure: { kind: 'connection-lost' } });
  });
});
