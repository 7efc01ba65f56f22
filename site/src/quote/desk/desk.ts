import type { OfferedPart } from '@yiqiao/contract/counting/counted-in';
import type { Cents } from '@yiqiao/contract/money/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyRequestFields, type RequestFields, typedNames } from '../fields/request-fields.ts';
import { estimateFileWords } from '../file/estimate-file-words.ts';
import type { FileOffer } from '../file/take-first-file.ts';
import type { SendOutcome } from '../sending/send-quote.ts';
import type { DeskEdges } from './desk-edges.ts';
import {
  type DeskState,
  emptyDesk,
  type MeasureFile,
  type PackageOnDesk,
  type Pricing,
} from './desk-state.ts';
import * as transitions from './desk-transitions.ts';
import type { GoingOn } from './kept-document.ts';
import { sendDocument, settle } from './send-document.ts';

export interface Desk {
  readonly store: StoreApi<DeskState>;
  offer(offer: Exclude<FileOffer, { kind: 'nothing' }>): void;
  /** Puts a package on the desk that was made from several files. */
  offerPackage(file: File, content: PackageOnDesk): void;
  /** Replaces the file of the package on the desk, after its content has changed; what was counted stays. */
  repack(file: File): void;
  /** Puts the document on the desk again that was on its way before a reload, with what was chosen for it. */
  goOnWith(file: File, goingOn: GoingOn): void;
  removeDocument(): void;
  /** Clears the desk after a received request, and restores the draft of the next one. */
  prepare(): void;
  type(typed: Partial<RequestFields>): void;
  showErrors(errors: DeskState['errors']): void;
  /** Has the error announced again, since the focus is already in the invalid field. */
  repeatErrors(): void;
  setPricing(pricing: Pricing | null): void;
  /** Includes a part of the document in the count, or excludes it. */
  setIncluded(part: OfferedPart, isIn: boolean): void;
  /** Sends the document on the desk, to be paid at once if `payNow` is given; resolves with the outcome. */
  send(payNow?: Cents): Promise<SendOutcome>;
  cancelSending(): void;
  /** Whether a reload would lose the document, or fields that storage did not take. */
  holdsUnsavedWork(): boolean;
}

export function createDesk(edges: DeskEdges): Desk {
  const store = createStore<DeskState>(() => emptyDesk);
  const change = (transition: transitions.Transition) => store.setState(transition, true);
  const reading = createTask();
  const sending = createTask();
  let cancelledAt = Number.NEGATIVE_INFINITY;

  return {
    store,
    ...takeDocuments(edges, store, change, reading),
    removeDocument() {
      if (edges.now() - cancelledAt < doublePressMs) return;
      reading.stop();
      change(transitions.removeDocument);
    },
    prepare() {
      change(transitions.startAnew);
      const typed = edges.draft.load();
      if (typed !== null) change(transitions.typeFields(typed));
    },
    type(typed) {
      change(transitions.typeFields(typed));
      edges.draft.save(store.getState().fields);
    },
    showErrors: (errors) => change(transitions.showErrors(errors)),
    repeatErrors: () => change(transitions.repeatErrors),
    setPricing: (pricing) => change(transitions.setPricing(pricing)),
    setIncluded: (part, isIn) => change(transitions.setIncluded(part, isIn)),
    async send(payNow) {
      const desk = store.getState();
      const outcome = await sendDocument({ ...edges, payNow }, desk, sending.restart(), change);
      change(settle(outcome));
      if (outcome.kind === 'cancelled') cancelledAt = edges.now();
      if (outcome.kind === 'received') {
        reading.stop();
        edges.draft.clear();
      }
      return outcome;
    },
    cancelSending: () => sending.stop(),
    holdsUnsavedWork() {
      const { document, fields, sending } = store.getState();
      if (sending.kind === 'received') return false;
      const kept = edges.draft.load() ?? emptyRequestFields;
      return document !== null || typedNames.some((name) => fields[name] !== kept[name]);
    },
  };
}

/** What puts a document, or a package of several, on the desk, and has it read. */
function takeDocuments(
  edges: DeskEdges,
  store: Desk['store'],
  change: Change,
  reading: ReturnType<typeof createTask>,
): Pick<Desk, 'offer' | 'offerPackage' | 'repack' | 'goOnWith'> {
  function read(file: File, key: string, measureFile: MeasureFile): void {
    const signal = reading.restart();
    void estimate(file, key, signal, change);
    void measure({ ...edges, measureFile }, file, key, signal, change);
  }

  return {
    offer(offer) {
      if (offer.kind !== 'taken') return change(transitions.refuseDocument(offer.kind));
      const { file, offeredFiles, offered } = offer;
      const idempotencyKey = edges.createKey();
      change(transitions.takeDocument({ file, offeredFiles, offered, idempotencyKey }));
      read(file, idempotencyKey, edges.measureFile);
    },
    offerPackage(file, content) {
      const idempotencyKey = edges.createKey();
      const taken = { file, offeredFiles: 1, package: content, idempotencyKey };
      change(transitions.takeDocument(taken));
      read(file, idempotencyKey, content.measure);
    },
    repack(file) {
      const { document } = store.getState();
      if (document?.package === undefined) return;
      const { idempotencyKey } = document;
      const requestKey = edges.createKey();
      change(transitions.repackDocument(idempotencyKey, { file, requestKey }));
      read(file, idempotencyKey, document.package.measure);
    },
    goOnWith(file, goingOn) {
      const idempotencyKey = edges.createKey();
      change(transitions.goOnWith({ file, idempotencyKey, offeredFiles: 1 }, goingOn));
      read(file, idempotencyKey, edges.measureFile);
    },
  };
}

/** Remove appears where Cancel was: a second press within this time was still meant for Cancel. */
const doublePressMs = 1500;

type Change = (transition: transitions.Transition) => void;

async function estimate(file: File, key: string, signal: AbortSignal, change: Change) {
  try {
    change(transitions.setEstimatedWords(key, await estimateFileWords(file, signal)));
  } catch (error) {
    if (signal.aborted) return;
    console.warn('The text could not be read for its estimate', error);
    change(transitions.setEstimatedWords(key, 0));
  }
}

async function measure(
  edges: DeskEdges,
  file: File,
  key: string,
  signal: AbortSignal,
  change: Change,
) {
  const start = edges.now();
  const onProgress = (fraction: number) => change(transitions.setMeasuringFraction(key, fraction));
  try {
    const measured = await edges.measureFile(file, { signal, onProgress });
    change(transitions.setMeasured(key, measured, edges.now() - start));
  } catch (error) {
    if (signal.aborted) return;
    console.warn('The document could not be measured', error);
    change(transitions.setUnmeasurable(key));
  }
}

/** A task of which one runs at a time; starting another stops it. */
function createTask() {
  let controller = new AbortController();
  return {
    restart(): AbortSignal {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
    stop: () => controller.abort(),
  };
}
