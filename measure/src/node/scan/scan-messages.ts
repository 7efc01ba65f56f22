import type { ScanLanguage } from '../../report/scan-language.ts';
import type { RecognizedPage } from '../../scan/recognize-page.ts';
import type { DocumentOfRequest } from '../document/piece-messages.ts';

export type ScanRequest = DocumentOfRequest & ScanOrder & { readonly maxProcessorMs: number };

export type ScanOrder =
  | { readonly kind: 'find-pages' }
  | {
      readonly kind: 'read-page';
      readonly number: number;
      readonly named?: ScanLanguage;
      readonly expected?: ScanLanguage;
    };

export type ScanAnswer =
  | { readonly kind: 'pages'; readonly pages: readonly number[] }
  | { readonly kind: 'page'; readonly page: RecognizedPage | null }
  /** The document is wrong, or took too much; see `measurementLimits`. */
  | { readonly kind: 'fault'; readonly limit: string };
