import { HttpProblem, noSubmission } from '../../http/answers/http-problem.ts';
import type { ScanReadings } from '../../jobs/read-scans.ts';
import type { Handlers } from '../handler.ts';

/** Starting and cancelling the reading of a scan. */
export function readingCalls(
  readings: Pick<ScanReadings, 'request' | 'cancel'>,
): Pick<Handlers, 'readScan' | 'cancelReading'> {
  return {
    readScan: readScan(readings),
    cancelReading: cancelReading(readings),
  };
}

/** Responds once the request to read the scan is stored. */
function readScan(readings: Pick<ScanReadings, 'request'>): Handlers['readScan'] {
  return async ({ parameters, body }) => {
    const decision = await readings.request(parameters.id, body);
    if (decision === null) throw noSubmission();
    if (decision.kind !== 'refused') return decision.quote;
    if (decision.reason === 'gone')
      throw new HttpProblem(410, 'file-deleted', 'The document was deleted and cannot be read.');
    throw new HttpProblem(
      422,
      'not-readable',
      'Recognition reads pages of a PDF that are pictures, and PNG and JPEG pictures. This document has none.',
    );
  };
}

function cancelReading(readings: Pick<ScanReadings, 'cancel'>): Handlers['cancelReading'] {
  return async ({ parameters }) => {
    const decision = await readings.cancel(parameters.id);
    if (decision === null) throw noSubmission();
    return decision.quote;
  };
}
