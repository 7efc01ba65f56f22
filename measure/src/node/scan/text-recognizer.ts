import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ScanLanguage } from '@yiqiao/contract/scan/scan-reading';
import type { Orientation, RecognizeText } from '../../scan/recognize-page.ts';
import { modelNames, readRecognitionFile, requireEngine } from './recognition-files.ts';

const unpack = promisify(gunzip);

/** As much of Tesseract's program as is used; it ships no types. */
interface Engine {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(path: null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** @returns 0 when the picture could be read. */
  SetImageFile(orientation: Orientation, angle: number, upscale: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string | null;
  MeanTextConf(): number;
  Clear(): void;
}

type StartEngine = (options: object) => Promise<Engine>;

/** The neural network alone; the data has nothing for the older engine. */
const networkOnly = 1;
/**
 * The engine finds columns and blocks. Sparse text (11) finds more short lines and Chinese cells, but loses words
 * of running text and of English tables, and reads drawings: over 62 real pages neither was the better one.
 */
const automaticLayout = '3';

/** Tesseract in WebAssembly, within this process. A language is loaded when it is first asked for. */
export async function createTextRecognizer(): Promise<RecognizeText> {
  const start = requireEngine() as StartEngine;
  const engine = await start({
    wasmBinary: await readRecognitionFile('tesseract-core.wasm'),
    print: () => {},
    printErr: () => {},
    TesseractProgress: () => {},
  });
  const loaded = new Map<ScanLanguage, TesseractApi>();

  async function load(language: ScanLanguage): Promise<TesseractApi> {
    const known = loaded.get(language);
    if (known !== undefined) return known;
    const name = modelNames[language];
    const data = await readRecognitionFile(`${name}.traineddata.gz`);
    engine.FS.writeFile(`./${name}.traineddata`, await unpack(data));
    const api = new engine.TessBaseAPI();
    if (api.Init(null, name, networkOnly) !== 0) throw new Error(`${name} cannot be loaded.`);
    api.SetVariable('tessedit_pageseg_mode', automaticLayout);
    loaded.set(language, api);
    return api;
  }

  return async ({ bytes, dotsPerInch }, language, orientation) => {
    const api = await load(language);
    api.SetVariable('user_defined_dpi', String(within(dotsPerInch)));
    engine.FS.writeFile('/input', bytes);
    if (api.SetImageFile(orientation, 0, 0) !== 0) return null;
    api.Recognize(null);
    const recognized = { text: api.GetUTF8Text() ?? '', confidence: api.MeanTextConf() };
    api.Clear();
    return recognized;
  };
}

/** The engine takes no others. */
function within(dotsPerInch: number): number {
  return Math.min(2400, Math.max(70, Math.round(dotsPerInch)));
}
