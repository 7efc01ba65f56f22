import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf, partsOf, type TakenMail } from '../mail/smtp-office.ts';
import { textsToTry } from './hostile-texts.ts';
import { skeletonOf } from './skeleton.ts';
import { officeAddress, openToldOffice, type Shown, type ToldOffice } from './told-office.ts';

/** What turns, hides or breaks lines. */
const unseen = /[\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\ufeff\u{e0000}-\u{e007f}]|(?![\n\t\r])\p{Cc}/u;

let office: ToldOffice;
/** Of a client who means no harm. */
let harmless: Shown;
/** The same under a name that no mail repeats. */
let nameless: Shown;

beforeAll(async () => {
  office = await openToldOffice();
  harmless = await office.hear('Margaret');
  nameless = await office.hear('Margaret 2');
});
afterAll(() => office.close());

/** The parts of a mail that do not depend on whom it is about. */
function anatomyOf({ source }: TakenMail): string {
  const [head = ''] = source.split('\r\n\r\n');
  const names = head.split('\r\n').flatMap((line) => /^[\w-]+(?=:)/.exec(line) ?? []);
  const elements = skeletonOf(partsOf(source).html).map((element) =>
    element.replace(/\/request\/[\w-]{32}|quote=[\w-]+/g, '…'),
  );
  return [...names, ...elements].join('\n');
}

describe.each(textsToTry)('a client who writes %s', (_aim, text) => {
  let shown: Shown;
  beforeAll(async () => {
    shown = await office.hear(text);
  });

  it('has a page of the same elements as anybody', () => {
    expect(skeletonOf(shown.page).map(withoutKey)).toEqual(
      skeletonOf(harmless.page).map(withoutKey),
    );
  });

  it('hides and turns nothing in what staff and client read', () => {
    for (const place of [shown.page, shown.client, shown.staff]) {
      expect(unescapeJson(place)).not.toMatch(unseen);
    }
  });

  it('adds nothing to the mails, to their heads or to whom they go', () => {
    const anatomies = ({ mails }: Shown) => mails.map(anatomyOf).sort();
    expect([harmless, nameless].map(anatomies)).toContainEqual(anatomies(shown));
    for (const { source } of shown.mails) {
      const { text: plain, html } = partsOf(source);
      expect(plain + html).not.toMatch(unseen);
    }
  });

  it('has the office tell no stranger what he made up', () => {
    const toStranger = shown.mails.filter(({ to }) => to[0] !== officeAddress);
    // Who has accepted what the office offered is named: both sides keep that mail.
    const unasked = toStranger.filter(
      ({ source }) => !headerOf(source, 'Subject')?.startsWith('Accepted: '),
    );
    expect(unasked).toHaveLength(toStranger.length - 1);
    for (const { source } of unasked) {
      const { text: plain, html } = partsOf(source);
      const heads = ['From', 'To', 'Subject', 'Reply-To'].map((name) => headerOf(source, name));
      const told = /evil|victim|hit\(/.exec([...heads, plain, html].join('\n'));
      expect(told?.[0]).toBeUndefined();
    }
  });

  it('is exported as a page of the same elements as anybody, beside files that stay in their folder', () => {
    const anyFile = (element: string) => element.replace(/href=files\/.*/, 'href=files/…');
    expect(skeletonOf(shown.exported).map(anyFile)).toEqual(
      skeletonOf(harmless.exported).map(anyFile),
    );
    expect(shown.exported).not.toMatch(unseen);
    expect(shown.exportedNames).toHaveLength(harmless.exportedNames.length);
    for (const name of shown.exportedNames) {
      expect(name).toMatch(/^(index\.html|person\.json|files\/YQ-[\w-]+\/[\w-]+(\/[^/\\]+)?)$/);
      expect(name).not.toMatch(unseen);
      expect(name.split('/')).not.toContain('..');
    }
  });

  it('names the file that staff save as one file', () => {
    expect(shown.disposition).toMatch(
      /^attachment; filename="[^"\\/]*"(; filename\*=UTF-8''[\w.%~!-]*)?$/,
    );
    expect(decodeURIComponent(shown.disposition)).not.toMatch(unseen);
  });
});

/** Without the key of the page, and the ids of files. */
function withoutKey(element: string): string {
  return element
    .replace(/(requests?)\/[\w-]{32}/g, '$1/…')
    .replace(/(deliverables)\/[\w-]{36}/g, '$1/…');
}

/** What JSON hides behind \u is looked at as well. */
function unescapeJson(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
