import { describe, expect, it } from 'vitest';
import { makeArchive } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const read = async (files: Readonly<Record<string, string>>) =>
  (await measureBytes(makeArchive(files))).report;

const namespace = 'xmlns:ap="http://schemas.mindjet.com/MindManager/Application/2003"';

describe('readMindManager', () => {
  it('counts texts and labels of topics, and notes and comments apart', async () => {
    const report = await read({
      'Document.xml': `<?xml version="1.0"?><ap:Map ${namespace}><ap:OneTopic><ap:Topic OId="not">
<ap:Text PlainText="one 合同"><ap:Font/></ap:Text><ap:TextLabels><ap:TextLabel TextLabelName="two"/></ap:TextLabels>
<ap:Comments><ap:Comment Text="a comment" AuthorName="not"/></ap:Comments>
<ap:NotesGroup><ap:NotesXhtmlData PreviewPlainText="a note"><html><p>a</p><p>note</p></html></ap:NotesXhtmlData></ap:NotesGroup>
<ap:SubTopics><ap:Topic><ap:Text PlainText="three"/>
<ap:NotesGroup><ap:NotesXhtmlData PreviewPlainText="another"/></ap:NotesGroup></ap:Topic></ap:SubTopics>
</ap:Topic></ap:OneTopic><ap:StyleGroup><ap:DefaultText PlainText="Main Topic"/></ap:StyleGroup></ap:Map>`,
      'xsd/MindManagerApplication.xsd': '<xsd:schema/>',
    });
    expect(report).toMatchObject({ format: 'mmap', exactness: 'exact', counts: { words: 5 } });
    expect(report.outside).toEqual({ comments: expect.objectContaining({ words: 5 }) });
  });

  it('names a map under a password encrypted', async () => {
    const report = await read({ 'Document.xml.zencr': 'ciphertext' });
    expect(report).toMatchObject({ format: 'mmap', limit: 'encrypted' });
  });
});
