import { type AnalyzedDocument, analyzeDocument } from '../src/analysis/analyze-document.ts';
import { sourceFromBytes } from '../src/byte-source.ts';
import { type AnalysisLimits, analysisLimits } from '../src/measure-limits.ts';
import { readCharacterMap } from '../src/node/read-character-map.ts';

/** Analyzes bytes or a text as the server does. */
export function analyzeBytes(
  content: Uint8Array | string,
  limits: Partial<AnalysisLimits> = {},
  parts: readonly string[] = [],
): Promise<AnalyzedDocument> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const source = sourceFromBytes(bytes);
  return analyzeDocument(source, { ...analysisLimits, ...limits }, readCharacterMap, parts);
}
