import type { ArgumentRole, Signature } from './commands.ts';

/** What becomes of the text of an environment. */
export type EnvironmentKind =
  /** A formula within a sentence, or set apart. */
  | 'formula'
  /** A drawing. */
  | 'dropped'
  /** Taken as it stands, up to its end: listings, which are not to be translated. */
  | 'listing'
  /** Taken as it stands, and not printed. */
  | 'comment'
  | 'notes'
  | 'text';

const kinds = new Map<string, EnvironmentKind>();

function assign(kind: EnvironmentKind, names: string): void {
  for (const name of names.split(' ')) kinds.set(name, kind);
}

assign(
  'formula',
  'math displaymath equation align alignat xalignat xxalignat flalign gather multline eqnarray dmath dgroup IEEEeqnarray IEEEeqnarraybox empheq numcases subnumcases',
);
assign(
  'dropped',
  'tikzpicture pgfpicture picture tikzcd forest circuitikz pspicture pspicture* psgraph asy axis xy feynmandiagram feynman prooftree CD chemfig scope',
);
assign(
  'listing',
  'verbatim Verbatim BVerbatim LVerbatim SaveVerbatim verbatimtab lstlisting minted alltt spverbatim Sinput Soutput Schunk tcblisting pyverbatim',
);
assign('comment', 'comment filecontents CCSXML');
assign('notes', 'thebibliography');

/** Environments whose option is printed: the name of a theorem. */
const namedEnvironments: ReadonlySet<string> = new Set(
  'theorem lemma proposition corollary definition example remark proof claim conjecture axiom exercise problem note thm lem prop cor corol defn defi dfn def eg ex rem rmk pf'.split(
    ' ',
  ),
);

const droppedArguments = new Map<string, number>();
for (const [count, names] of [
  [
    1,
    'tabular tabu longtabu longtable NiceTabular array supertabular tblr longtblr minipage multicols subfigure subtable adjustbox spacing column otherlanguage otherlanguage* textblock textblock* turn rotate thebibliography lrbox varwidth alignat xalignat xxalignat singlespacing mdframed IEEEeqnarray',
  ],
  [
    2,
    'tabular* tabularx tabulary xltabular wrapfigure wraptable list CJK adjustwidth adjustwidth* floatingfigure',
  ],
] as const) {
  for (const name of names.split(' ')) droppedArguments.set(name, count);
}

export function findEnvironmentKind(name: string): EnvironmentKind {
  return kinds.get(name) ?? kinds.get(name.replace(/\*$/, '')) ?? 'text';
}

/** Arguments behind `\begin{name}`. Those of an unknown environment are text, as a title is. */
export function findEnvironmentSignature(name: string): Signature {
  const bare = name.replace(/\*$/, '');
  const count = droppedArguments.get(name) ?? droppedArguments.get(bare);
  const option = namedEnvironments.has(bare) ? 'inline' : 'dropped';
  if (count === undefined) return { roles: 'any', option, isBlock: true };
  return { roles: Array<ArgumentRole>(count).fill('dropped'), option };
}
