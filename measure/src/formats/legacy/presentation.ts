import { viewBytes } from '../../byte-view.ts';
import type { CompoundFile } from '../../compound/compound-file.ts';
import type { StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { type Atom, findAtoms, readAtom } from './atoms.ts';
import { readPersistDirectory } from './persist-directory.ts';
import { SlideFooters } from './slide-footers.ts';
import { readWordArt, shapeProperties } from './word-art.ts';

const slideList = 0x0ff0;
const slidePersist = 0x03f3;
const slideInfo = 0x03f9;
const wideText = 0x0fa0;
const narrowText = 0x0fa8;
const commentType = 0x2ee0;
const commentText = 0x0fba;
const isHiddenSlide = 0x04;

const slidesInstance = 0;
const notesInstance = 2;
const encryptedToken = 0xf3d1c4df;
const maxBytes = 128 * 1024 * 1024;

/** PowerPoint 97 to 2003 (.ppt, .pps) and WPS Presentation (.dps): slides; notes and footers apart. Source: MS-PPT. */
export async function readLegacyPresentation(
  file: CompoundFile,
  reading: Reading,
): Promise<Finding> {
  const currentUser = viewBytes(await file.open('Current User').read(0, 20));
  if (currentUser.byteLength < 20) throw new DocumentFault('damaged', 'the header was cut off');
  if (currentUser.getUint32(12, true) === encryptedToken) return { uncountable: 'encrypted' };
  const stream = file.open('PowerPoint Document');
  if (stream.size > maxBytes) return { uncountable: 'too-large' };
  reading.budget.spendInflated(stream.size);
  const bytes = await stream.read(0, stream.size);
  const { offsets, documentId } = readPersistDirectory(bytes, currentUser.getUint32(16, true));
  const at = (id: number) => readAtom(bytes, offsets.get(id) ?? bytes.length);
  const footers = new SlideFooters(reading.story);
  footers.write(at(documentId));
  let pages = 0;
  for (const list of findAtoms(at(documentId), [slideList])) {
    if (list.instance !== slidesInstance && list.instance !== notesInstance) continue;
    pages += writeSlides(list, at, footers, reading);
  }
  return { pages };
}

/** A list names its slides; after each name come the texts of its title and outline. */
function writeSlides(
  list: Atom,
  at: (id: number) => Atom | null,
  footers: SlideFooters,
  reading: Reading,
): number {
  const isNotes = list.instance === notesInstance;
  let part: StoryPart = isNotes ? 'slide-notes' : 'main';
  let slides = 0;
  for (const atom of findAtoms(list, [slidePersist, wideText, narrowText])) {
    reading.budget.check();
    if (atom.type !== slidePersist) {
      writeText(atom, part, reading);
      continue;
    }
    const slide = at(viewBytes(atom.data).getUint32(0, true));
    footers.write(slide);
    if (!isNotes) {
      slides += 1;
      part = isHidden(slide) ? 'hidden' : 'main';
    }
    writeSlide(slide, part, reading);
  }
  return slides;
}

function writeSlide(slide: Atom | null, part: StoryPart, reading: Reading): void {
  for (const atom of findAtoms(slide, [wideText, narrowText, shapeProperties, commentType])) {
    if (atom.type === commentType) writeComment(atom, reading);
    else if (atom.type === shapeProperties) writeWordArt(atom, part, reading);
    else writeText(atom, part, reading);
  }
}

function isHidden(slide: Atom | null): boolean {
  const [info] = findAtoms(slide, [slideInfo]);
  return info !== undefined && ((info.data[10] ?? 0) & isHiddenSlide) !== 0;
}

function writeComment(comment: Atom, { story }: Reading): void {
  for (const { instance, data } of findAtoms(comment, [commentText])) {
    if (instance === 1) story.write('comments', `${new TextDecoder('utf-16le').decode(data)}\n`);
  }
}

function writeWordArt(properties: Atom, part: StoryPart, { story, budget }: Reading): void {
  budget.spendInflated(properties.data.length);
  const text = readWordArt(properties);
  if (text !== '') story.write(part, `${text}\n`);
}

/** A single asterisk is a placeholder for the slide's number or the date. Narrow texts are the first 256 of Unicode. */
function writeText({ type, data }: Atom, part: StoryPart, { story, budget }: Reading): void {
  budget.spendInflated(data.length);
  const text =
    type === wideText
      ? new TextDecoder('utf-16le').decode(data)
      : Array.from(data, (code) => String.fromCharCode(code)).join('');
  if (text !== '*') story.write(part, `${text.replaceAll('\r', '\n').replaceAll('\v', '\n')}\n`);
}
