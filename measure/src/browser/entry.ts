// What a page uses: `@yiqiao/measure/browser`.

export type { TextureRun } from '../counting/texture-run.ts';
export type { MeasuredDocument } from '../measured-document.ts';
export type { Counts } from '../report/counts.ts';
export type { InnerDocument, Measurement, MeasurementLimit } from '../report/measurement.ts';
export type { OutsidePart } from '../report/outside-parts.ts';
export {
  type FileMeasurer,
  type MeasureFileOptions,
  measureFile,
  openFileMeasurer,
} from './measure-file.ts';
