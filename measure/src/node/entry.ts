// What a server or a script uses: `@yiqiao/measure/node`.

export type { AnalyzedDocument } from '../analysis/analyze-document.ts';
export { uncountableDocument } from '../measured-document.ts';
export type { Analysis, SegmentCounts } from '../report/analysis.ts';
export type { Counts } from '../report/counts.ts';
export type { InnerDocument, Measurement, MeasurementLimit } from '../report/measurement.ts';
export type { OutsidePart } from '../report/outside-parts.ts';
export type { ScanLanguage } from '../report/scan-language.ts';
export type { RecognizedPage } from '../scan/recognize-page.ts';
export type { DocumentPlace, RemoteDocument } from './document/document-place.ts';
export {
  type AnalyzeOptions,
  createFileAnalyzer,
  type FileAnalyzer,
} from './file-analyzer.ts';
export {
  createFileMeasurer,
  type FileMeasurer,
  type FileMeasurerOptions,
  type MeasureOptions,
} from './file-measurer.ts';
export { processorMsFor } from './processor-allowance.ts';
export {
  createScanReader,
  type ScanPage,
  type ScanReader,
  type ScanReaderOptions,
} from './scan/scan-reader.ts';
export { WorkerKilled } from './worker-killed.ts';
