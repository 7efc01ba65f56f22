import { describe, expect, it } from 'vitest';
import { makeArchive } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const packaging = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging"';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

interface Document {
  /** Attributes and content of each story, by its id. */
  readonly stories: Readonly<Record<string, string | { attributes: string; content: string }>>;
  /** Things on the pages; one frame for each story unless it says otherwise. */
  readonly spread?: string;
  readonly master?: string;
  readonly map?: string;
}

const frame = (story: string, attributes = '') =>
  `<TextFrame Self="f${story}" ParentStory="${story}" Visible="true" ItemLayer="l1" ${attributes}/>`;
const content = (text: string, attributes = '') =>
  `<CharacterStyleRange ${attributes}><Content>${text}</Content></CharacterStyleRange>`;

/** A package as InDesign writes it, as far as its text is concerned. */
function makePackage({ stories, spread, master = '', map = '' }: Document): Uint8Array {
  const ids = Object.keys(stories);
  const parts = ids.map((id) => `<idPkg:Story src="Stories/Story_${id}.xml"/>`);
  const frames = spread ?? ids.map((id) => frame(id)).join('');
  return makeArchive({
    mimetype: 'application/vnd.adobe.indesign-idml-package',
    'designmap.xml': `${declaration}<?aid style="50" type="document"?><Document ${packaging} DOMVersion="14.0"><Layer Self="l1" Visible="true"/><Layer Self="l2" Visible="false"/>${map}<idPkg:MasterSpread src="MasterSpreads/MasterSpread_m.xml"/><idPkg:Spread src="Spreads/Spread_s.xml"/>${parts.join('')}</Document>`,
    'MasterSpreads/MasterSpread_m.xml': `${declaration}<idPkg:MasterSpread ${packaging}><MasterSpread Self="m"><Page Self="p0"/>${master}</MasterSpread></idPkg:MasterSpread>`,
    'Spreads/Spread_s.xml': `${declaration}<idPkg:Spread ${packaging}><Spread Self="s"><Page Self="p1"/><Page Self="p2"/>${frames}</Spread></idPkg:Spread>`,
    ...Object.fromEntries(
      Object.entries(stories).map(([id, story]) => {
        const { attributes, content } =
          typeof story === 'string' ? { attributes: '', content: story } : story;
        return [
          `Stories/Story_${id}.xml`,
          `${declaration}<idPkg:Story ${packaging}><Story Self="${id}" ${attributes}><ParagraphStyleRange>${content}</ParagraphStyleRange></Story></idPkg:Story>`,
        ];
      }),
    ),
  });
}

async function wordsOf(document: Document) {
  const { report } = await measureBytes(makePackage(document));
  expect(report).toMatchObject({ format: 'idml', exactness: 'exact', pages: 2 });
  const parts = Object.entries(report.outside).map(([part, { words }]) => [part, words]);
  return { main: report.counts.words, ...Object.fromEntries(parts) };
}

describe('readInDesign', () => {
  it('counts words through changes of style, line breaks and cells as what they are', async () => {
    const story = `${content('trans')}${content('lation')}<Br/>${content('two\u2028three')}<Table><Cell>${content('a')}</Cell><Cell>${content('b')}</Cell></Table>${content('请看')}`;
    expect(await wordsOf({ stories: { u1: story } })).toEqual({ main: 7 });
  });

  it('counts a story once that runs through several frames', async () => {
    const spread = frame('u1') + frame('u1') + frame('u1', 'PreviousTextFrame="fu1"');
    expect(await wordsOf({ stories: { u1: content('once only') }, spread })).toEqual({ main: 2 });
  });

  it('counts the text of master spreads once, as headers and footers', async () => {
    const stories = { u1: content('body'), u2: content('annual report') };
    const document = { stories, spread: frame('u1'), master: frame('u2') };
    expect(await wordsOf(document)).toEqual({ main: 1, 'headers-and-footers': 2 });
  });

  it('counts hidden layers, frames and groups apart, and stories in no frame', async () => {
    const spread = [
      frame('u1'),
      '<TextFrame ParentStory="u2" Visible="true" ItemLayer="l2"/>',
      `<Group Visible="false">${frame('u3')}</Group>`,
      '<TextFrame ParentStory="u1" Visible="false" ItemLayer="l2"/>',
    ].join('');
    const stories = {
      u1: content('seen'),
      u2: content('on a hidden layer'),
      u3: content('in a group'),
      u4: content('nowhere'),
    };
    expect(await wordsOf({ stories, spread })).toEqual({ main: 1, hidden: 8 });
  });

  it('places frames anchored in a story where that story is', async () => {
    const stories = {
      u9: content('in the frame'),
      u1: `${content('around it')}${frame('u9')}`,
    };
    expect(await wordsOf({ stories, spread: frame('u1') })).toEqual({ main: 5 });
  });

  it('tells hidden conditions apart', async () => {
    const story =
      content('for all') +
      content(' print', 'AppliedConditions="c1"') +
      content(' screen only', 'AppliedConditions="c2"') +
      content(' both', 'AppliedConditions="c1 c2"') +
      `<HiddenText>${content('put away')}</HiddenText>`;
    const map = '<Condition Self="c1" Visible="true"/><Condition Self="c2" Visible="false"/>';
    expect(await wordsOf({ stories: { u1: story }, map })).toEqual({ main: 4, hidden: 4 });
  });

  it('tells notes and comments apart, and counts no deleted text', async () => {
    const story = `${content('main')}<Footnote>${content('a footnote here')}</Footnote><Note>${content('a comment')}</Note><Change ChangeType="DeletedText">${content('gone')}</Change><Change ChangeType="InsertedText">${content(' new')}</Change>`;
    const endnotes = { attributes: 'IsEndnoteStory="true"', content: content('an endnote') };
    expect(await wordsOf({ stories: { u1: story, u2: endnotes } })).toEqual({
      main: 2,
      notes: 5,
      comments: 2,
    });
  });

  it('counts what a variable shows', async () => {
    const story = `${content('Issue ')}<TextVariableInstance Name="n" ResultText="twenty one"/>`;
    expect(await wordsOf({ stories: { u1: story } })).toEqual({ main: 3 });
  });

  it('says so when a story is missing, and when there are no spreads', async () => {
    const lost = makeArchive({
      mimetype: 'application/vnd.adobe.indesign-idml-package',
      'designmap.xml': `<Document ${packaging}><idPkg:Spread src="s.xml"/><idPkg:Story src="Stories/Story_u1.xml"/></Document>`,
      's.xml': '<Spread/>',
    });
    expect((await measureBytes(lost)).report).toMatchObject({
      exactness: 'partial',
      limit: 'damaged',
    });
    const empty = makeArchive({
      mimetype: 'application/vnd.adobe.indesign-idml-package',
      'designmap.xml': '<Document/>',
    });
    expect((await measureBytes(empty)).report).toMatchObject({ format: 'idml', limit: 'damaged' });
  });

  it('ends with stories nested in one another, and with a story named ten thousand times', async () => {
    const circle = { u1: `${content('a')}${frame('u2')}`, u2: `${content('b')}${frame('u1')}` };
    expect(await wordsOf({ stories: circle, spread: ' ' })).toEqual({ hidden: 2, main: 0 });
    const map = '<idPkg:Story src="Stories/Story_u1.xml"/>'.repeat(10_000);
    expect((await wordsOf({ stories: { u1: content('once') }, map })).main).toBe(1);
  });
});
