import { sourceFromBytes } from '../../byte-source.ts';
import type { CompoundFile } from '../../compound/compound-file.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { resolveMarkupEncoding } from '../../encodings/declared-encoding.ts';
import { detectEncoding } from '../../encodings/detect-encoding.ts';
import { maxListedDocuments } from '../../report/measurement.ts';
import { writeHtml } from '../markup/html.ts';
import { readRtf } from '../rtf/rtf.ts';
import { describeAttachments } from './attachments.ts';
import { inflateRtf } from './compressed-rtf.ts';
import { encodingOfHtml, encodingOfMessage, MessageProperties } from './message-properties.ts';

const messageHeaderBytes = 32;
const attachmentHeaderBytes = 8;
/** Pictures shown within the text: hidden from the list of attachments, or rendered in the body. */
const isHiddenAttachment = 0x7ffe000b;
const attachmentFlags = 0x37140003;
const isRenderedInBody = 4;

/**
 * Outlook's messages (.msg, .oft): the body as text, or in HTML or RTF where there is no other; the
 * subject apart; attached files by their names. Sources: MS-OXMSG, MS-OXPROPS.
 */
export async function readOutlookMessage(file: CompoundFile, reading: Reading): Promise<Finding> {
  const properties = await MessageProperties.read(file, messageHeaderBytes);
  const encoding = encodingOfMessage(properties);
  const messageClass = (await properties.text('001A', encoding)) ?? '';
  if (/^IPM\.Note\.SMIME$/i.test(messageClass)) return { uncountable: 'encrypted' };
  const subject = (await properties.text('0037', encoding)) ?? '';
  reading.story.write('descriptions', `${subject}\n`);
  await writeBody(properties, encoding, reading);
  return readAttachments(file, encoding, reading);
}

async function writeBody(
  properties: MessageProperties,
  encoding: string,
  reading: Reading,
): Promise<void> {
  const { story, budget } = reading;
  const text = await properties.text('1000', encoding);
  if (text?.trim()) {
    story.write('main', text);
    return;
  }
  const html = await readHtml(properties, encoding);
  if (html !== null) {
    writeHtml(html, story);
    return;
  }
  const compressed = await properties.bytes('1009');
  if (compressed === null) return;
  const rtf = inflateRtf(compressed, budget);
  await readRtf({ ...reading, source: sourceFromBytes(rtf) });
}

async function readHtml(properties: MessageProperties, encoding: string): Promise<string | null> {
  const bytes = await properties.bytes('1013');
  if (bytes === null) return properties.text('1013', encoding);
  const sample = bytes.subarray(0, 64 * 1024);
  // ASCII is UTF-8, too, and so is Japanese in ISO 2022: there the declaration holds.
  const isUtf8 = sample.some((byte) => byte > 0x7f) && detectEncoding(sample) === 'utf-8';
  const encodingOfBytes = isUtf8 ? 'utf-8' : encodingOfHtml(properties);
  return new TextDecoder(resolveMarkupEncoding(sample, encodingOfBytes)).decode(bytes);
}

async function readAttachments(
  file: CompoundFile,
  encoding: string,
  { budget }: Reading,
): Promise<Finding> {
  const names: string[] = [];
  let count = 0;
  for (const storage of file.openStorages('__attach_version1.0_')) {
    budget.check();
    const properties = await MessageProperties.read(storage, attachmentHeaderBytes);
    const flags = properties.number(attachmentFlags) ?? 0;
    if (properties.number(isHiddenAttachment) || flags & isRenderedInBody) continue;
    count += 1;
    if (names.length < maxListedDocuments) names.push(await readName(properties, encoding));
  }
  return describeAttachments(names, count);
}

/** Long name, name for people, name of DOS: an attached message has the second only. */
async function readName(properties: MessageProperties, encoding: string): Promise<string> {
  for (const id of ['3707', '3001', '3704']) {
    const name = await properties.text(id, encoding);
    if (name?.trim()) return name;
  }
  return 'Attachment';
}
