const goodFields = {
  customerName: '林美 Lin Mei',
  customerEmail: 'lin@example.com',
  translationDirection: 'Chinese to English Translation',
};

export interface TestDocument {
  readonly name?: string;
  readonly type?: string;
  readonly content?: string | Uint8Array<ArrayBuffer>;
}

/** A form as the quote page sends it. `null` leaves a field out. */
export function quoteForm(
  changes: Record<string, string | null> = {},
  { name = 'letter.txt', type = 'text/plain', content = 'one two three' }: TestDocument = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...goodFields, ...changes })) {
    if (value !== null) form.set(field, value);
  }
  form.set('file', new File([content], name, { type }));
  return form;
}

export interface RawPart {
  readonly head: string;
  readonly content?: string | Buffer;
}

const boundary = 'yiqiao-test-boundary';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

export function fieldPart(name: string, value: string): RawPart {
  return { head: `Content-Disposition: form-data; name="${name}"`, content: value };
}

export function filePart(content: string | Buffer, fileName = 'letter.txt'): RawPart {
  return {
    head: `Content-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: text/plain`,
    content,
  };
}

export const goodParts: readonly RawPart[] = Object.entries(goodFields).map(([name, value]) =>
  fieldPart(name, value),
);

/** A body written by hand, so that every byte can be wrong. */
export function rawBody(parts: readonly RawPart[], { isClosed = true } = {}): Buffer {
  const chunks = parts.flatMap(({ head, content = '' }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, ...(isClosed ? [Buffer.from(`--${boundary}--\r\n`)] : [])]);
}
