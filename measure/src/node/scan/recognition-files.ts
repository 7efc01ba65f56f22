import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ScanLanguage } from '../../report/scan-language.ts';
import { besideProgram, isPackage } from '../beside-program.ts';

/**
 * What recognition runs on, by the name that each file has beside the built program: the engine, its
 * languages, and the decoders of pictures that pdf.js has as WebAssembly. The engine needs no processor
 * instructions that the oldest supported Node lacks.
 */
export const recognitionFiles = {
  'tesseract-core.cjs': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract-core.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'chi_sim.traineddata.gz': '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz',
  'chi_tra.traineddata.gz': '@tesseract.js-data/chi_tra/4.0.0_best_int/chi_tra.traineddata.gz',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  'jbig2.wasm': 'pdfjs-dist/wasm/jbig2.wasm',
  'openjpeg.wasm': 'pdfjs-dist/wasm/openjpeg.wasm',
} as const;

type RecognitionFile = keyof typeof recognitionFiles;

/** Their folder beside the built program. */
export const recognitionFolder = 'recognition';

/** What Tesseract calls a writing. */
export const modelNames: Readonly<Record<ScanLanguage, 'chi_sim' | 'chi_tra' | 'eng'>> = {
  'zh-Hans': 'chi_sim',
  'zh-Hant': 'chi_tra',
  en: 'eng',
};

const require = createRequire(import.meta.url);

function pathOf(file: RecognitionFile): string {
  return isPackage
    ? require.resolve(recognitionFiles[file])
    : besideProgram(recognitionFolder, file);
}

export async function readRecognitionFile(file: RecognitionFile): Promise<Uint8Array> {
  return await readFile(pathOf(file));
}

/** A decoder of pdf.js. Rejects for one that is not delivered: the picture is not decoded then. */
export async function readDecoder(fileName: string): Promise<Uint8Array> {
  if (fileName === 'jbig2.wasm' || fileName === 'openjpeg.wasm')
    return await readRecognitionFile(fileName);
  throw new Error(`There is no decoder ${fileName}.`);
}

/** Loads the engine's program, which is CommonJS. */
export function requireEngine(): unknown {
  return require(pathOf('tesseract-core.cjs'));
}
