import { constants, setPriority } from 'node:os';
import type { ByteSource } from '../../byte-source.ts';
import { DocumentFault } from '../../document-fault.ts';
import { standardLimits } from '../../measure-limits.ts';
import { findScannedPages, readScannedPage, type ScanTools } from '../../scan/read-scan.ts';
import type { RecognizeText } from '../../scan/recognize-page.ts';
import { withDocument } from '../document/open-document.ts';
import { readCharacterMap } from '../read-character-map.ts';
import { processorClock, serveRequests } from '../serve-requests.ts';
import { readDecoder } from './recognition-files.ts';
import type { ScanAnswer, ScanRequest } from './scan-messages.ts';
import { createTextRecognizer } from './text-recognizer.ts';

// Nobody's document waits for its count, and no page for its answer, while a scan is read.
setPriority(constants.priority.PRIORITY_LOW);

let recognizer: Promise<RecognizeText> | undefined;

async function read(request: ScanRequest, source: ByteSource): Promise<ScanAnswer> {
  try {
    const limits = { ...standardLimits, maxMs: request.maxProcessorMs, clock: processorClock };
    const tools: ScanTools = { limits, readCharacterMap, readDecoder };
    if (request.kind === 'find-pages')
      return { kind: 'pages', pages: await findScannedPages(source, tools) };
    recognizer ??= createTextRecognizer();
    const page = await readScannedPage(source, request, tools, await recognizer);
    return { kind: 'page', page };
  } catch (cause) {
    if (cause instanceof DocumentFault) return { kind: 'fault', limit: cause.limit };
    throw cause;
  }
}

serveRequests(async (request: ScanRequest) => {
  try {
    process.send?.(await withDocument(request, (source) => read(request, source)));
  } catch {
    // An engine that has failed once is not used again.
    process.exit(1);
  }
});
