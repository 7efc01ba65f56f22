import type { StoryPart } from '../../counting/story.ts';

/** Groups whose text is outside the main story. */
export const outsideDestinations: Readonly<Record<string, StoryPart>> = {
  header: 'headers-and-footers',
  headerl: 'headers-and-footers',
  headerr: 'headers-and-footers',
  headerf: 'headers-and-footers',
  footer: 'headers-and-footers',
  footerl: 'headers-and-footers',
  footerr: 'headers-and-footers',
  footerf: 'headers-and-footers',
  footnote: 'notes',
  annotation: 'comments',
  shptxt: 'text-boxes',
  dptxbxtext: 'text-boxes',
};

/** Groups that hold no text of the document. Any other marked `\*` is skipped as well. */
export const silentDestinations: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable leveltext levelnumbers listname rsidtbl info generator pict object themedata colorschememapping datastore latentstyles xmlnstbl fldinst pntext listtext pntxta pntxtb bkmkstart bkmkend atnid atnauthor atntime atndate atnref atnicn atnparent xe tc tcn shprslt nonshppict sp upr ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn filetbl revtbl private template'.split(
    ' ',
  ),
);

/** Control words that mean a character. */
export const characterWords: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  cell: '\n',
  nestcell: '\n',
  row: '\n',
  nestrow: '\n',
  sect: '\n',
  page: '\n',
  column: '\n',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: '\u2003',
  enspace: '\u2002',
  qmspace: '\u2005',
};
