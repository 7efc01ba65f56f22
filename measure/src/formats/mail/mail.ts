import type { Attachment, Email } from 'postal-mime';
import { DocumentFault } from '../../document-fault.ts';
import type { DocumentReader } from '../../document-reader.ts';
import { writeHtml } from '../markup/html.ts';
import { describeAttachments } from './attachments.ts';

/** A mail is held in memory with what is attached to it; mail servers take some 25 MB. */
const maxBytes = 64 * 1024 * 1024;

/** More parts than a mail has: the parser's time grows with their square. */
const mostParts = 5_000;
const partStart = /\n--[^\r\n]+\r?\n(?:Content-|\r?\n)/gi;

/** The line that mailboxes keep above a mail, and Gmail's export above each. Source: RFC 4155. */
const envelope = /^From \S+ .*\r?\n/;

/** Fields that mails have, and their possible content; letters and notes have lines like "To: Mary". */
const mailFields = [
  /^(?:received|return-path|mime-version|x-mailer|in-reply-to|references):/im,
  /^message-id:[ \t]*<[^<>\s]+>/im,
  /^date:[ \t]*(?:[a-z]{3},[ \t]*)?\d{1,2} [a-z]{3} \d{4} \d{1,2}:\d\d/im,
  /^(?:from|sender):.*@/im,
  /^(?:to|cc):.*@/im,
  /^subject:/im,
] as const;

/** What MIME begins with (RFC 2045, 4), also where a page was saved with its pictures as one file. */
const multipartFields = [
  /^mime-version:[ \t]*1\.0/im,
  /^content-type:[ \t]*multipart\//im,
] as const;

/** The head of an Internet message: fields (RFC 5322, 2.2), three kinds of which only mails have together. */
export function isMail(head: string): boolean {
  const withoutEnvelope = head.replace(envelope, '');
  const [fields] =
    /^(?:[A-Za-z][\w-]*:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*){2,}/.exec(withoutEnvelope) ?? [];
  if (fields === undefined) return false;
  if (multipartFields.every((field) => field.test(fields))) return true;
  return mailFields.filter((field) => field.test(fields)).length >= 3;
}

/** Mails (.eml), and saved web pages (.mht, .mhtml): the body as text, or the one in HTML where there is no other; the subject apart. */
export const mailReader: DocumentReader = async ({ source, story, budget }) => {
  if (source.size > maxBytes) throw new DocumentFault('too-large', 'the mail is too large to hold');
  const bytes = await source.read(0, source.size);
  if (hasTooManyParts(bytes)) throw new DocumentFault('too-large', 'the mail has too many parts');
  const mail = await parse(bytes);
  budget.check();
  story.write('descriptions', `${mail.subject ?? ''}\n`);
  if (mail.text?.trim()) story.write('main', mail.text);
  else if (mail.html !== undefined) writeHtml(mail.html, story);
  return describeAttachments(mail.attachments.filter(isDocument).map(nameAttachment));
};

function hasTooManyParts(bytes: Uint8Array): boolean {
  const starts = new TextDecoder('windows-1252').decode(bytes).matchAll(partStart);
  let parts = 0;
  while (parts <= mostParts && !starts.next().done) parts += 1;
  return parts > mostParts;
}

async function parse(bytes: Uint8Array): Promise<Email> {
  // Loaded for mails only.
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(bytes, { rfc822Attachments: true });
  } catch (cause) {
    throw new DocumentFault('damaged', `the mail cannot be read: ${cause}`);
  }
}

/** A forwarded mail has no file name; its subject is in its own header. */
function nameAttachment({ filename, mimeType }: Attachment): string {
  return filename ?? (mimeType === 'message/rfc822' ? 'Forwarded mail' : mimeType);
}

/**
 * Pictures within the text belong to it, and so does what a saved page has beside it, without a name to
 * save it under; every other attachment is a separate document.
 */
function isDocument({ filename, disposition, related, mimeType }: Attachment): boolean {
  const isUnnamed = !filename && !disposition && mimeType !== 'message/rfc822';
  const isWithin = related === true || disposition === 'inline';
  return !(isUnnamed || (isWithin && mimeType.startsWith('image/')));
}
