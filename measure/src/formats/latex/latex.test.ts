import { describe, expect, it } from 'vitest';
import { encodeLegacy } from '../../../scripts/encode-legacy.ts';
import { makeArchive } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function read(content: string | Uint8Array, name = 'chapter.tex') {
  const { report } = await measureBytes(content, {}, name);
  const parts = Object.entries(report.outside).map(([part, { words }]) => [part, words]);
  return { format: report.format, main: report.counts.words, ...Object.fromEntries(parts) };
}

const inDocument = (text: string, preamble = '') =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${text}\n\\end{document}\n`;

const cases: readonly (readonly [string, string, Readonly<Record<string, number>>])[] = [
  ['headings and paragraphs', '\\section[Short]{One two}\\label{a}\nthree\n\nfour', { main: 4 }],
  [
    'text in commands, without their options',
    '\\emph{one} \\textbf{two} \\foo[x]{three}',
    { main: 3 },
  ],
  [
    'a word that a command is within',
    'f\\textbf{o}o{\\em b}ar 4\\textsuperscript{th}',
    { main: 2 },
  ],
  ['arguments of unknown commands one by one', '\\cvitem{2020}{Firm}{Place}', { main: 3 }],
  ['no lengths in unknown commands', '\\gap{-0.5em} \\frame{0.8\\textwidth}{one}', { main: 1 }],
  [
    'items with their labels',
    '\\begin{itemize}[a=b]\\item[] one\\item[two] three\\end{itemize}',
    { main: 3 },
  ],
  [
    'cells and rows of tables',
    '\\begin{tabular}{l|r@{--}c}\\toprule[1pt] a&b&c\\\\[2pt]d&\\multicolumn{2}{c}{e f}\\\\\\end{tabular}',
    { main: 6 },
  ],
  [
    'captions, not files of pictures',
    '\\begin{figure} [ht]\\includegraphics[width=1cm]{a b}\\caption{One two}\\end{figure}',
    { main: 2 },
  ],
  [
    'footnotes and margin notes apart',
    'a\\footnote{one two}, b\\marginpar{three}',
    { main: 2, notes: 3 },
  ],
  ['notes of the author as comments', 'a \\todo[inline]{one two}', { main: 1, comments: 2 }],
  ['notes to a slide', 'a\\note{one two}', { main: 1, 'slide-notes': 2 }],
  [
    'the list of references as notes',
    'a\\begin{thebibliography}{99}\\bibitem[x]{k} A. Author. Title.\\end{thebibliography}',
    { main: 1, notes: 3 },
  ],
  ['no comments', 'one % two\n% three\n%four\ntwo 5\\% x', { main: 4 }],
  ['a word that a comment parts', 'wo%\n   rd', { main: 1 }],
  [
    'no labels, references and citations',
    'see \\ref{a}, \\cite[p. 3]{b,c} and~\\citep{d}.',
    { main: 2 },
  ],
  [
    'no signs that only formulas and citations leave',
    'let $x$, $y$ ($z$) be \\(a\\)-like --- $b$.',
    { main: 4 },
  ],
  [
    'no formulas',
    'a $x$ b $$y \\text{if}$$ c \\[z\\] d \\begin{align*}x &= \\mbox{if $y$}\\\\ z\\end{align*} e',
    { main: 5 },
  ],
  ['brackets in formulas', 'a $\\left[b\\right) c$ d', { main: 2 }],
  ['text behind a formula that nothing closes', 'a $x + y\n\nb c', { main: 3 }],
  ['text behind a label that nothing closes', 'a \\label{b\n\nc d', { main: 3 }],
  ['braces and environments that nothing opens', 'a } b \\end{x} ] c', { main: 4 }],
  [
    'no drawings',
    'a \\begin{tikzpicture}[x=1]\\node at (0,0) {b};\\end{tikzpicture} c',
    { main: 2 },
  ],
  [
    'listings as not to be translated',
    'a\n\\begin{lstlisting}[language=C]\nint $x; % y\n\\end{lstlisting}\nb \\verb|c d|, e',
    { main: 3, locked: 6 },
  ],
  [
    'addresses only by their text',
    '\\href{http://a%20b}{one two} \\url{http://c%d} three',
    { main: 3 },
  ],
  ['lengths as none', 'b\\hspace{2em}c \\setlength\\parindent{0pt}d', { main: 3 }],
  ['nothing that is never true', 'a \\iffalse b $c \\fi d', { main: 2 }],
  [
    'quantities by their numbers',
    '\\SI{10}{\\kilo\\metre} \\SIrange{1}{2}{\\degree} \\si{\\hour}',
    { main: 3 },
  ],
  [
    'overlays of slides',
    '\\begin{frame}<1->{One two}\\item<2-> three \\only<3>{four}\\item <1- |alert@2> five\\end{frame}',
    { main: 5 },
  ],
  [
    'marks within words',
    'na\\"{\\i}ve caf\\\'e gar\\c con \\v{S}koda Stra\\ss e dis\\-cre\\-tion',
    { main: 6 },
  ],
  ['spaces', 'a~b\\,c\\ d\\quad e\\\\f', { main: 6 }],
  ['dashes and quotation marks', "\\emph{``a---b''} c--d", { main: 2 }],
  ['signs that are escaped', '\\emph{R\\&D} \\$5 a\\_b \\{x\\} \\#1', { main: 5 }],
  ['signs that are commands', '\\LaTeX{} and \\TeX, so \\dots', { main: 5 }],
  [
    'Chinese beside commands',
    '\\section{标题}\n请看\\textbf{重点}和$x$，\\LaTeX 文档。',
    { main: 12 },
  ],
  [
    'no formula behind a command without its argument',
    'a\\label\\begin{align}b\\end{align}',
    { main: 1 },
  ],
  ['commands named as the members of an object', '\\constructor{one} \\toString two', { main: 2 }],
  [
    'nothing of definitions',
    '\\newcommand{\\sys}{Two words}\\renewcommand*\\hide[1]{no}\\def\\x#1#2{no {#1}}\\let\\y=\\z a',
    { main: 1 },
  ],
  ['nothing behind the end', 'a \\endinput b', { main: 1 }],
];

describe('readLatex', () => {
  it.each(cases)('counts %s', async (_, text, expected) => {
    expect(await read(`\\relax\n${text}`)).toEqual({ format: 'latex', ...expected });
  });

  it('counts of the preamble what is printed of it', async () => {
    const preamble =
      '\\usepackage[a]{b}\n\\title[Short]{One two\\thanks{three}}\n\\author{Four \\and Five}\\date{}\n\\newcommand{\\x}[1]{no #1}\n\\lhead{six}\nno text';
    expect(await read(`${inDocument('seven', preamble)}no text`)).toEqual({
      format: 'latex',
      main: 5,
      notes: 1,
      'headers-and-footers': 1,
    });
  });

  it('writes letters with their marks as one character', async () => {
    const { report } = await measureBytes(inDocument("caf\\'e \\v Skoda"));
    expect(report.counts).toMatchObject({ words: 2, characters: 9 });
  });

  it('reads GBK', async () => {
    const text = `${'我们的合同已经在上海签了字。'.repeat(8)}\\emph{重点}`;
    const { report } = await measureBytes(encodeLegacy(inDocument(text), 'gb18030'));
    expect(report).toMatchObject({ format: 'latex', encoding: 'gb18030', counts: { words: 114 } });
  });

  it('says which files a document lacks, but not in an archive that has them', async () => {
    const text = inDocument('one \\input{a/two} \\include{./three.tex}\\input{drawing.pgf}');
    const { report } = await measureBytes(text);
    expect(report).toMatchObject({
      exactness: 'partial',
      limit: 'documents',
      counts: { words: 1 },
      documents: [{ name: 'a/two.tex' }, { name: './three.tex' }],
      documentCount: 2,
    });
    const files = {
      'main.tex': text,
      'a/two.tex': '\\section{two}',
      'three.tex': '\\section{three}',
    };
    const archive = await measureBytes(makeArchive(files));
    expect(archive.report).toMatchObject({ exactness: 'exact', counts: { words: 3 } });
    const partly = await measureBytes(makeArchive({ 'main.tex': text, 'two.tex': 'two' }));
    expect(partly.report).toMatchObject({ exactness: 'partial', limit: 'documents' });
  });

  it('says that a document without its end is partial', async () => {
    const whole = await measureBytes(inDocument('one'));
    expect(whole.report.exactness).toBe('exact');
    const cut = await measureBytes(inDocument('one two').slice(0, -20));
    expect(cut.report).toMatchObject({ exactness: 'partial', limit: 'damaged' });
    for (const open of ['\\begin{verbatim}\nb', '\\begin{tikzpicture} b', '\\iffalse b', '$b']) {
      const { report } = await measureBytes(`\\section{a}\n${open}`, {}, 'a.tex');
      expect(report).toMatchObject({ exactness: 'partial', limit: 'damaged' });
    }
  });
});

describe('findLatex', () => {
  it.each([
    [
      'a document without its name',
      '% comment\n\n\\documentclass{article}\n\\begin{document}a\\end{document}',
      'a.txt',
    ],
    [
      'a document whose preamble is elsewhere',
      '\\input{preamble}\n\\begin{document}\na\\end{document}',
      undefined,
    ],
    [
      'a chapter about documents',
      '\\chapter{A}\n\\begin{verbatim}\n\\begin{document}\n\\end{verbatim}',
      'a.tex',
    ],
  ])('takes %s', async (_, text, name) => {
    const { report } = await measureBytes(text, {}, name);
    expect(report).toMatchObject({ format: 'latex', counts: { words: 1 } });
  });

  it.each([
    ['Markdown with formulas', '# A\n\n$x$ \\begin{equation}y\\end{equation}', 'a.md', 'markdown'],
    [
      'a text about LaTeX',
      'Write this:\n\\documentclass{article}\n\\begin{document}',
      'a.txt',
      'text',
    ],
    ['a chapter without its name', '\\section{One}\ntwo', 'a.txt', 'text'],
    ['a text that is only named so', 'one two', 'a.tex', 'text'],
    [
      'the documentation of a package',
      '% \\section{One}\n\\documentclass{ltxdoc}\n\\DocInput{a.dtx}',
      'a.dtx',
      'text',
    ],
    ['a bibliography', '@book{a, title = {\\emph{One}}}', 'a.bib', 'text'],
  ])('leaves %s', async (_, text, name, format) => {
    expect((await measureBytes(text, {}, name)).report.format).toBe(format);
  });
});
