/**
 * What becomes of the arguments of a command, one sign for each:
 * - `-` not printed; `+` printed where the command is; `p` printed as a paragraph;
 * - `n` a note, `c` a comment, `s` a note to a slide, `h` a header or footer;
 * - `*` printed, and so is every further one;
 * - `[` at the beginning: the option in brackets is printed, too.
 */
export type ArgumentRule = string;

/** What an unknown command has in braces is printed. */
export const unknownCommand: ArgumentRule = '*';

const commandRules = toMap({
  '-': 'hspace vspace label index glossary includeonly bibliography bibliographystyle addbibresource includegraphics includepdf includesvg graphicspath documentclass documentstyle usepackage RequirePackage PassOptionsToPackage usetikzlibrary pagestyle thispagestyle pagenumbering hypersetup lstset tikzset pgfplotsset geometry setlist captionsetup hyphenation linespread color pagecolor arrayrulecolor rowcolor cellcolor columncolor cline cmidrule hhline newlength newcounter newsavebox newif stepcounter refstepcounter usecounter value arabic roman Roman alph Alph fnsymbol selectlanguage fontfamily fontseries fontshape fontencoding fontspec theoremstyle phantom vphantom hphantom ensuremath tikz lstinputlisting verbatiminput inputminted usebox special typeout message symbol ding faIcon url nolinkurl path markright addvspace bibitem externaldocument IEEEpubid bstctlcite AtBeginSection enlargethispage usecolortheme usetheme setbeamertemplate',
  '--': 'setlength addtolength setcounter addtocounter settowidth settoheight settodepth counterwithin numberwithin newtheorem rule colorlet markboth addtocontents fontsize DeclareMathOperator pdfbookmark import subimport sbox savebox crefname Crefname newglossaryentry newcommand renewcommand providecommand DeclareRobustCommand def gdef edef xdef let setbeamercolor setbeamerfont crefrange Crefrange SetKwData SetKwFunction SetKwInOut SetKwInput SetKw',
  '---':
    'addcontentsline definecolor newacronym specialrule rowcolors newenvironment renewenvironment lstnewenvironment newtcblisting NewDocumentCommand RenewDocumentCommand DeclareDocumentCommand',
  '----': 'titlespacing usefont SetKwProg',
  '-----': 'titleformat',
  '-+': 'textcolor colorbox scalebox rotatebox raisebox parbox foreignlanguage hyperlink hypertarget href adjustbox',
  '--+': 'resizebox fcolorbox multicolumn multirow',
  '-p': 'captionof',
  '-++': 'ifthenelse',
  '+-': 'texorpdfstring',
  '[': 'item',
  '[+': 'subfloat subfigure subtable twocolumn',
  p: 'part chapter section subsection subsubsection paragraph subparagraph caption subcaption frametitle framesubtitle',
  n: 'footnote footnotetext endnote endnotetext thanks tablefootnote marginpar marginnote sidenote',
  c: 'todo',
  s: 'note',
});

/** Commands of the preamble whose text is printed: on the title page, or on every page. */
const frontMatterRules = toMap({
  p: 'title subtitle author date institute institution affil affiliation address dedication keywords abstract firstname familyname lastname position quote ctitle etitle cauthor eauthor cabstract eabstract ckeywords ekeywords',
  'p+': 'name',
  h: 'lhead chead rhead lfoot cfoot rfoot fancyhead fancyfoot',
});

/** Citations and references are printed as numbers; packages and documents define variants of them. */
const citation = /cite(?:[tp]|al[tp]|author|year|yearpar|title|date|url|num|field)?s?\*?$|ref$/i;

/** The rule of a known command; `undefined` for all others. */
export function findCommandRule(name: string): ArgumentRule | undefined {
  const rule = commandRules.get(name) ?? frontMatterRules.get(name);
  return rule ?? (citation.test(name) && name !== 'hyperref' ? '-' : undefined);
}

export function isFrontMatter(name: string): boolean {
  return frontMatterRules.has(name);
}

/** What becomes of the content of an environment; of all others it is text. */
const environmentKinds = toMap({
  formula:
    'math displaymath equation align alignat xalignat xxalignat flalign gather multline eqnarray dmath dgroup IEEEeqnarray IEEEeqnarraybox empheq numcases subnumcases',
  drawing:
    'tikzpicture pgfpicture picture tikzcd forest circuitikz pspicture psgraph asy axis xy feynmandiagram feynman prooftree CD chemfig scope',
  listing:
    'verbatim Verbatim BVerbatim LVerbatim SaveVerbatim verbatimtab lstlisting minted alltt spverbatim Sinput Soutput Schunk tcblisting pyverbatim',
  comment: 'comment filecontents CCSXML',
  notes: 'thebibliography',
});

const environmentRules = toMap({
  '-': 'tabular tabu longtabu longtable NiceTabular array supertabular tblr longtblr minipage multicols subfigure subtable adjustbox spacing column otherlanguage textblock turn rotate thebibliography lrbox varwidth alignat xalignat xxalignat singlespacing mdframed IEEEeqnarray',
  '--': 'tabular* tabularx tabulary xltabular wrapfigure wraptable list CJK adjustwidth floatingfigure',
  '[pp':
    'theorem lemma proposition corollary definition example remark proof claim conjecture axiom exercise problem note thm lem prop cor corol defn defi dfn def eg ex rem rmk pf',
});

export function findEnvironmentKind(name: string): string {
  return environmentKinds.get(name.replace(/\*$/, '')) ?? 'text';
}

/** The arguments behind `\begin{name}`. Those of an unknown environment are text, as a title is. */
export function findEnvironmentRule(name: string): ArgumentRule {
  return environmentRules.get(name) ?? environmentRules.get(name.replace(/\*$/, '')) ?? 'pp';
}

/** Accents on the letter that follows. They are dropped: a letter counts the same without. */
export const accents = /^[`'^~=."uvHtcdbkr]$/;

/** Commands that change the type, print nothing and do not end the word they are in. */
export const switches =
  /^(?:bf|it|em|rm|sf|tt|sc|sl|tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|bfseries|mdseries|itshape|upshape|slshape|scshape|rmfamily|sffamily|ttfamily|normalfont|selectfont|centering|raggedright|raggedleft|noindent|indent|xspace|protect|relax|leavevmode|nobreak|ignorespaces|unskip|boldmath|unboldmath)$/;

const symbols = new Map(
  'ss ß ae æ AE Æ oe œ OE Œ o ø O Ø l ł L Ł aa å AA Å i i j j dh ð DH Ð th þ TH Þ dj đ DJ Đ S § P ¶ pounds £ copyright © textcopyright © textregistered ® texttrademark ™ texteuro € euro € textdegree ° dag † ddag ‡ textbackslash \\ textasciitilde ~ textasciicircum ^ textunderscore _ textbar | textless < textgreater > textbullet • textperiodcentered · textendash – textemdash — textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ” guillemotleft « guillemotright » lbrack [ rbrack ] slash / ldots … dots … textellipsis … LaTeX LaTeX LaTeXe LaTeX2ε TeX TeX XeTeX XeTeX XeLaTeX XeLaTeX LuaLaTeX LuaLaTeX pdfLaTeX pdfLaTeX BibTeX BibTeX & & % % # # $ $ _ _ { { } }'
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);
const lineBreaks =
  /^(?:par|and|And|AND|newline|tabularnewline|cr|newpage|clearpage|cleardoublepage|linebreak|pagebreak|smallskip|medskip|bigskip|hline|toprule|midrule|bottomrule|item|bibitem)$/;
const spaces =
  /^(?:[ \t,;:>]|quad|qquad|space|enspace|enskip|thinspace|hfill?|dotfill|hrulefill|[hv]space)$/;

/** What a command prints by itself; `undefined` for one that is no symbol. */
export function findSymbol(name: string): string | undefined {
  if (lineBreaks.test(name)) return '\n';
  return spaces.test(name) ? ' ' : symbols.get(name);
}

/** Names by what is said of them: the other way round than they are looked up. */
function toMap(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([value, list]) =>
      list.split(' ').map((name): [string, string] => [name, value]),
    ),
  );
}
