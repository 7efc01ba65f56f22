/** What becomes of an argument. */
export type ArgumentRole =
  | 'dropped'
  | 'inline'
  /** A unit of measurement. */
  | 'unit'
  /** A paragraph of its own: a heading, a caption. */
  | 'block'
  | 'notes'
  | 'comments'
  | 'slide-notes'
  | 'headers-and-footers'
  | 'definition';

export interface Signature {
  /** Unknown commands take all braces that follow, and these are text. */
  readonly roles: readonly ArgumentRole[] | 'any';
  /** What becomes of options, which stand in brackets. */
  readonly option: 'dropped' | 'inline';
  /** Arguments of an unknown environment are paragraphs. */
  readonly isBlock?: boolean;
}

const signatures = new Map<string, Signature>();

function assign(
  names: string,
  roles: readonly ArgumentRole[],
  option: Signature['option'] = 'dropped',
): void {
  for (const name of names.split(' ')) signatures.set(name, { roles, option });
}

assign(
  'hspace vspace label index glossary input include includeonly subfile bibliography bibliographystyle addbibresource includegraphics includepdf includesvg graphicspath documentclass documentstyle usepackage RequirePackage PassOptionsToPackage usetikzlibrary pagestyle thispagestyle pagenumbering hypersetup lstset tikzset pgfplotsset geometry setlist captionsetup hyphenation linespread color pagecolor arrayrulecolor rowcolor cellcolor columncolor cline cmidrule hhline newlength newcounter newsavebox newif stepcounter refstepcounter usecounter value arabic roman Roman alph Alph fnsymbol selectlanguage fontfamily fontseries fontshape fontencoding fontspec theoremstyle phantom vphantom hphantom ensuremath tikz lstinputlisting verbatiminput inputminted usebox special typeout message symbol ding faIcon url nolinkurl path markright addvspace bibitem externaldocument IEEEpubid bstctlcite AtBeginSection enlargethispage usecolortheme usetheme setbeamertemplate',
  ['dropped'],
);
assign(
  'setlength addtolength setcounter addtocounter settowidth settoheight settodepth counterwithin numberwithin newtheorem rule colorlet markboth addtocontents fontsize DeclareMathOperator pdfbookmark import subimport sbox savebox crefname Crefname newglossaryentry setbeamercolor setbeamerfont crefrange Crefrange SetKwData SetKwFunction SetKwInOut SetKwInput SetKw',
  ['dropped', 'dropped'],
);
assign('addcontentsline definecolor newacronym specialrule rowcolors', [
  'dropped',
  'dropped',
  'dropped',
]);
assign('titlespacing usefont SetKwProg', ['dropped', 'dropped', 'dropped', 'dropped']);
assign('titleformat', ['dropped', 'dropped', 'dropped', 'dropped', 'dropped']);
assign(
  'textcolor colorbox scalebox rotatebox raisebox parbox foreignlanguage hyperlink hypertarget href adjustbox',
  ['dropped', 'inline'],
);
assign('resizebox fcolorbox multicolumn multirow', ['dropped', 'dropped', 'inline']);
assign('captionof', ['dropped', 'block']);
assign('ifthenelse', ['dropped', 'inline', 'inline']);
assign('texorpdfstring', ['inline', 'dropped']);
assign('SI qty', ['inline', 'unit']);
assign('SIrange qtyrange', ['inline', 'inline', 'unit']);
assign('si unit', ['unit']);
assign('item', [], 'inline');
assign('subfloat subfigure subtable twocolumn', ['inline'], 'inline');
assign(
  'part chapter section subsection subsubsection paragraph subparagraph caption subcaption frametitle framesubtitle',
  ['block'],
);
assign(
  'footnote footnotetext endnote endnotetext thanks tablefootnote marginpar marginnote sidenote',
  ['notes'],
);
assign('todo', ['comments']);
assign('note', ['slide-notes']);
assign('newenvironment renewenvironment', ['dropped', 'definition', 'definition']);
assign('NewDocumentCommand RenewDocumentCommand DeclareDocumentCommand', [
  'dropped',
  'dropped',
  'definition',
]);

/** Commands of the preamble whose text is printed: on the title page, or on each page. */
const frontMatter = new Set<string>();
for (const name of 'title subtitle author date institute institution affil affiliation address dedication keywords abstract name firstname familyname lastname position quote ctitle etitle cauthor eauthor cabstract eabstract ckeywords ekeywords'.split(
  ' ',
)) {
  frontMatter.add(name);
  signatures.set(name, { roles: ['block'], option: 'dropped' });
}
for (const name of 'lhead chead rhead lfoot cfoot rfoot fancyhead fancyfoot'.split(' ')) {
  frontMatter.add(name);
  signatures.set(name, { roles: ['headers-and-footers'], option: 'dropped' });
}
assign('name', ['block', 'inline']);

export function isFrontMatter(name: string): boolean {
  return frontMatter.has(name);
}

const citation: Signature = { roles: ['dropped'], option: 'dropped' };

/** Citations and references are printed as numbers; packages and documents add commands of their own. */
const citationName =
  /cite(?:[tp]|al[tp]|author|year|yearpar|title|date|url|num|field)?s?\*?$|ref$/i;

/** How a command reads what follows; null for one that is not known. */
export function findSignature(name: string): Signature | null {
  const signature = signatures.get(name);
  if (signature !== undefined) return signature;
  return citationName.test(name) && name !== 'hyperref' ? citation : null;
}

export const unknownSignature: Signature = { roles: 'any', option: 'dropped' };

/** Commands behind which nothing is printed, and which do not end the word they stand in. */
export const switches: ReadonlySet<string> = new Set(
  'bf it em rm sf tt sc sl tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge bfseries mdseries itshape upshape slshape scshape rmfamily sffamily ttfamily normalfont selectfont centering raggedright raggedleft noindent indent xspace protect relax leavevmode nobreak ignorespaces unskip boldmath unboldmath'.split(
    ' ',
  ),
);

/** Commands of TeX that take a number or a length without braces, and what that may be. */
export const assignments: ReadonlySet<string> = new Set(
  'vskip hskip kern mskip lineskip baselineskip parskip parindent hsize vsize hoffset voffset topmargin textwidth textheight oddsidemargin evensidemargin topskip penalty hyphenpenalty tolerance emergencystretch clubpenalty widowpenalty linewidth columnsep tabcolsep char raise lower'.split(
    ' ',
  ),
);
const length = String.raw`-?\s?(?:\d{0,9}[.,]?\d{0,9}\s?(?:pt|em|ex|cm|mm|in|bp|pc|sp|mu|fil{1,3})|\d{0,9}[.,]?\d{0,9}\\[a-zA-Z]{1,30}|\d{1,9})`;
export const assignedValue = new RegExp(
  String.raw`\s{0,9}=?\s{0,9}${length}(?:\s(?:plus|minus)\s?${length}){0,2}`,
  'y',
);
