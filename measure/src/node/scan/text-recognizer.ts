import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ScanLanguage } from '../../report/scan-language.ts';
import type { Orientation, RecognizeText, TextLayout } from '../../scan/recognize-page.ts';
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
 * Tesseract's settings for a layout: it finds columns and blocks (3), with one threshold for the page; or as
 * much text as it can (11), with Sauvola's threshold (2), which follows the shade of a table's cells.
 */
const layoutSettings: Readonly<Record<TextLayout, Readonly<Record<string, string>>>> = {
  columns: { tessedit_pageseg_mode: '3', thresholding_method: '0' },
  scattered: { tessedit_pageseg_mode: '11', thresholding_method: '2' },
};

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
    loaded.set(language, api);
    return api;
  }

  return async ({ bytes, dotsPerInch }, { language, orientation, layout }) => {
    const api = await load(language);
    const settings = {
      ...layoutSettings[layout],
      user_defined_dpi: String(within(dotsPerInch)),
    };
    for (const [name, value] of Object.entries(settings)) api.SetVariable(name, value);
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
