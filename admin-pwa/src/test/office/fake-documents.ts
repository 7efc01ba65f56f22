import {
  decideDeletionRequest,
  decideFileDeleted,
} from '@yiqiao/contract/commands/office/decide-file-deletion';
import {
  decideReadingCancelled,
  decideReadingRequest,
} from '@yiqiao/contract/commands/office/decide-reading';
import { decideRecognizedCount } from '@yiqiao/contract/commands/office/decide-recognized-count';
import { decideCountRequest } from '@yiqiao/contract/commands/server/decide-count';
import type { Client } from '@yiqiao/contract/http/client';
import { sampleAnalysis } from '../sample-analysis.ts';
import { answer, changedAt, type FakeDesk, type FakeState, refusal } from './fake-desk.ts';

type DocumentCalls = Pick<
  Client,
  'deleteFile' | 'countAgain' | 'analyzeQuote' | 'readScan' | 'cancelReading' | 'takeReading'
>;

/** What a fake office does with source documents. */
export function fakeDocuments(state: FakeState, { meetStaff, decide }: FakeDesk): DocumentCalls {
  return {
    async deleteFile(id, ifRevision) {
      const outcome = meetStaff('delete-file');
      const request = decide(id, (quote) =>
        decideDeletionRequest(quote, { ifRevision }, changedAt),
      );
      if (request.kind === 'refused') return answer(request, outcome);
      return answer(
        decide(id, (quote) => decideFileDeleted(quote, { cause: 'by-hand' }, changedAt)),
        outcome,
      );
    },
    async countAgain(id) {
      const outcome = meetStaff('count-again');
      const decision = decide(id, (quote) => decideCountRequest(quote));
      if (decision.kind === 'refused') {
        throw refusal(410, 'file-deleted', 'The document was deleted.');
      }
      return answer(decision, outcome).quote;
    },
    async analyzeQuote(id) {
      meetStaff('analyze');
      if (!state.quotes.some((row) => row.id === id)) {
        throw refusal(404, 'not-found', 'There is no such file.');
      }
      return sampleAnalysis;
    },
    async readScan(id, request) {
      const outcome = meetStaff('read-scan');
      const decision = decide(id, (quote) => decideReadingRequest(quote, request));
      if (decision.kind === 'refused') {
        throw refusal(422, 'not-readable', 'There is nothing to read.');
      }
      return answer(decision, outcome).quote;
    },
    async cancelReading(id) {
      const outcome = meetStaff('cancel-reading');
      return answer(
        decide(id, (quote) => decideReadingCancelled(quote)),
        outcome,
      ).quote;
    },
    async takeReading(id, device) {
      const outcome = meetStaff('take-reading');
      const decision = decide(id, (quote) => decideRecognizedCount(quote, { device }, changedAt));
      if (decision.kind === 'refused') {
        throw refusal(422, 'not-whole', 'Not every page was read.');
      }
      return answer(decision, outcome).quote;
    },
  };
}
