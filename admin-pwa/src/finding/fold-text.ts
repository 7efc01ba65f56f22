/** Most texts have nothing to decompose, and trying takes three times as long. */
const simple = /^[\n -~\u4e00-\u9fff]*$/;

/** What is typed as ' or " may be written with any of these. */
const apostrophes = /[‘’‛′´ʹʻʼʽˈ＇]/g;
const quotationMarks = /[“”„‟″＂]/g;

/**
 * Folds case, accents, full-width forms and quotation marks: "tomas" finds "Tomás", "ＡＢＣ" finds "abc",
 * and "o'brien" finds "O’Brien".
 */
export function foldText(text: string): string {
  if (simple.test(text)) return text.toLowerCase();
  const plain = text.replace(apostrophes, "'").replace(quotationMarks, '"');
  const bare = plain.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // The final sigma, and ß, which many keyboards lack.
  return bare.replaceAll('ς', 'σ').replaceAll('ß', 'ss');
}
