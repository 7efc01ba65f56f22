import {
  changeInclude,
  defaultInclude,
  type OfferedPart,
} from '@yiqiao/contract/counting/counted-in';
import type { MeasuredDocument } from '@yiqiao/measure/browser';
import type { FieldFaults, RequestFields } from '../fields/request-fields.ts';
import type { FileRefusal } from '../file/take-first-file.ts';
import { type DeskState, emptyDesk, type Pricing, type SourceDocument } from './desk-state.ts';
import type { GoingOn, KeptDocument } from './kept-document.ts';

/** A change of the desk: a pure function of the previous state. */
export type Transition = (desk: DeskState) => DeskState;

export function takeDocument(
  chosen: Pick<SourceDocument, 'file' | 'idempotencyKey' | 'offeredFiles' | 'offered' | 'package'>,
): Transition {
  const document: SourceDocument = {
    ...chosen,
    requestKey: chosen.idempotencyKey,
    estimatedWords: null,
    measuring: { kind: 'under-way', fraction: 0 },
    include: defaultInclude,
  };
  return (desk) => ({
    ...desk,
    document,
    kept: null,
    refusal: null,
    sending: emptyDesk.sending,
  });
}

/** Takes the document that was on its way before a reload, with what was chosen for it. */
export function goOnWith(
  chosen: Parameters<typeof takeDocument>[0],
  { arrivedBytes, known }: GoingOn,
): Transition {
  const take = takeDocument(chosen);
  return (desk) => {
    const taken = changeDocument(chosen.idempotencyKey, {
      arrivedBytes,
      ...(known !== null && {
        requestKey: known.requestKey,
        include: known.include,
        wasPressed: !known.isToBePaid,
      }),
    })(take(desk));
    if (known === null || known.serviceType === '') return taken;
    const { serviceType, deliveryTimeline } = known;
    return { ...taken, pricing: { serviceType, deliveryTimeline } };
  };
}

export function takeBackPress({ document, ...desk }: DeskState): DeskState {
  return { ...desk, document: document && { ...document, wasPressed: false } };
}

/** What was on its way before a reload; `null` to leave it alone. */
export function setKept(kept: KeptDocument | null): Transition {
  return (desk) => ({ ...desk, kept });
}

export function refuseDocument(refusal: FileRefusal): Transition {
  return (desk) => ({ ...desk, refusal });
}

/** Clears the desk except for what was typed. */
export function removeDocument(desk: DeskState): DeskState {
  return { ...desk, document: null, refusal: null, pricing: null, sending: emptyDesk.sending };
}

/** Ignores results for a document that has been replaced in the meantime. */
function changeDocument(idempotencyKey: string, change: Partial<SourceDocument>): Transition {
  return (desk) =>
    desk.document?.idempotencyKey === idempotencyKey
      ? { ...desk, document: { ...desk.document, ...change } }
      : desk;
}

/** The same package with other documents in it: a new request, for which what was chosen stays. */
export function repackDocument(
  idempotencyKey: string,
  repacked: Pick<SourceDocument, 'file' | 'requestKey'>,
): Transition {
  return changeDocument(idempotencyKey, repacked);
}

/** A request that was corrected after its answer was lost is a new one. */
export function setRequestKey(idempotencyKey: string, requestKey: string): Transition {
  return changeDocument(idempotencyKey, { requestKey });
}

export function setEstimatedWords(idempotencyKey: string, estimatedWords: number): Transition {
  return changeDocument(idempotencyKey, { estimatedWords });
}

export function setMeasuringFraction(idempotencyKey: string, fraction: number): Transition {
  return changeDocument(idempotencyKey, { measuring: { kind: 'under-way', fraction } });
}

export function setMeasured(
  idempotencyKey: string,
  result: MeasuredDocument,
  elapsedMs: number,
): Transition {
  const setMeasuring = changeDocument(idempotencyKey, {
    measuring: { kind: 'done', result, elapsedMs },
  });
  return (desk) => {
    const measured = setMeasuring(desk);
    // An open price estimate needs a word count.
    const isPriceless = measured !== desk && result.report.exactness === 'uncountable';
    return isPriceless ? { ...measured, pricing: null } : measured;
  };
}

export function setUnmeasurable(idempotencyKey: string): Transition {
  const setMeasuring = changeDocument(idempotencyKey, { measuring: { kind: 'unavailable' } });
  return (desk) => {
    const broken = setMeasuring(desk);
    return broken === desk ? desk : { ...broken, pricing: null };
  };
}

/** Includes a part of the document in the count, or excludes it. */
export function setIncluded(part: OfferedPart, isIn: boolean): Transition {
  return ({ document, ...desk }) => ({
    ...desk,
    document: document && { ...document, include: changeInclude(document.include, part, isIn) },
  });
}

/** Typing into a field clears its error. */
export function typeFields(typed: Partial<RequestFields>): Transition {
  return (desk) => ({
    ...desk,
    fields: { ...desk.fields, ...typed },
    errors: Object.fromEntries(Object.entries(desk.errors).filter(([name]) => !(name in typed))),
  });
}

export function showErrors(errors: FieldFaults): Transition {
  return (desk) => ({ ...desk, errors });
}

export function repeatErrors(desk: DeskState): DeskState {
  return { ...desk, repeats: desk.repeats + 1 };
}

export function setPricing(pricing: Pricing | null): Transition {
  return (desk) => ({ ...desk, pricing });
}

/** Once the office has received a request, the next one starts with an empty desk. */
export function startAnew(desk: DeskState): DeskState {
  return desk.sending.kind === 'received' ? emptyDesk : desk;
}
