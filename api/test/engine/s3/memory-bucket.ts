import { createHash, randomUUID } from 'node:crypto';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly changedAt: number;
}

interface Upload {
  readonly name: string;
  readonly meta: Readonly<Record<string, string>>;
  begunAt: number;
  readonly parts: Map<number, Buffer>;
}

/** What an answer says. `body` of an object is its bytes. */
export interface BucketAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const minPartBytes = 5 * 1024 ** 2;
const hashOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const refuse = (status: number, code: string): BucketAnswer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

/** The inside of a store, as far as the product uses one. */
export class MemoryBucket {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, Upload>();
  versioning = '';
  pageSize = 1000;
  readonly clock: () => number;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  put(name: string, bytes: Buffer, meta: Record<string, string>): BucketAnswer {
    const etag = `"${hashOf(bytes)}"`;
    this.objects.set(name, { bytes, etag, meta, changedAt: this.clock() });
    return { status: 200, headers: { etag } };
  }

  get(name: string, headers: Readonly<Record<string, unknown>>): BucketAnswer {
    const found = this.objects.get(name);
    if (found === undefined) return refuse(404, 'NoSuchKey');
    if (headers['if-match'] !== undefined && headers['if-match'] !== found.etag)
      return refuse(412, 'PreconditionFailed');
    const changed = new Date(found.changedAt).toUTCString();
    const described = { etag: found.etag, 'last-modified': changed, ...found.meta };
    const range = /^bytes=(\d+)-(\d+)$/.exec(String(headers.range ?? ''));
    if (range === null) return { status: 200, headers: described, body: found.bytes };
    const body = found.bytes.subarray(Number(range[1]), Number(range[2]) + 1);
    return body.length === 0
      ? refuse(416, 'InvalidRange')
      : { status: 206, headers: described, body };
  }

  remove(name: string): BucketAnswer {
    this.objects.delete(name);
    return { status: 204 };
  }

  begin(name: string, meta: Record<string, string>): BucketAnswer {
    const uploadId = `${randomUUID()}+&=/`;
    this.uploads.set(uploadId, { name, meta, begunAt: this.clock(), parts: new Map() });
    const told = uploadId.replace('&', '&amp;');
    return { status: 200, body: `<R><UploadId>${told}</UploadId></R>` };
  }

  putPart(uploadId: string, number: number, bytes: Buffer): BucketAnswer {
    const upload = this.uploads.get(uploadId);
    if (upload === undefined) return refuse(404, 'NoSuchUpload');
    upload.parts.set(number, bytes);
    return { status: 200, headers: { etag: `"${hashOf(bytes)}"` } };
  }

  listParts(uploadId: string, after: number): BucketAnswer {
    const upload = this.uploads.get(uploadId);
    if (upload === undefined) return refuse(404, 'NoSuchUpload');
    const later = [...upload.parts].filter(([number]) => number > after);
    const page = later.sort(([one], [other]) => one - other).slice(0, this.pageSize);
    const parts = page.map(
      ([number, bytes]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${hashOf(bytes)}&quot;</ETag></Part>`,
    );
    const marker = `<NextPartNumberMarker>${page.at(-1)?.[0]}</NextPartNumberMarker>`;
    const isCutOff = later.length > page.length;
    return { status: 200, body: listOf('ListPartsResult', parts, isCutOff ? marker : null) };
  }

  complete(uploadId: string, list: string): BucketAnswer {
    const upload = this.uploads.get(uploadId);
    if (upload === undefined) return refuse(404, 'NoSuchUpload');
    const wanted = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g)];
    const parts = wanted.map(([, number, etag]) => {
      const bytes = upload.parts.get(Number(number));
      return bytes !== undefined && hashOf(bytes) === etag ? bytes : null;
    });
    if (parts.length === 0 || parts.includes(null)) return refuse(400, 'InvalidPart');
    const numbers = wanted.map(([, number]) => Number(number));
    if (numbers.some((number, index) => number <= (numbers[index - 1] ?? 0)))
      return refuse(400, 'InvalidPartOrder');
    if (parts.slice(0, -1).some((part) => (part?.length ?? 0) < minPartBytes))
      return refuse(400, 'EntityTooSmall');
    this.uploads.delete(uploadId);
    const whole = parts.flatMap((part) => part ?? []);
    this.put(upload.name, Buffer.concat(whole), upload.meta);
    return { status: 200, body: '<CompleteMultipartUploadResult/>' };
  }

  abort(uploadId: string): BucketAnswer {
    return this.uploads.delete(uploadId) ? { status: 204 } : refuse(404, 'NoSuchUpload');
  }

  list(prefix: string, after: string): BucketAnswer {
    const names = [...this.objects.keys()].filter(
      (name) => name.startsWith(prefix) && name > after,
    );
    const page = names.sort().slice(0, this.pageSize);
    const contents = page.map((name) => {
      const at = new Date(this.objects.get(name)?.changedAt ?? 0).toISOString();
      return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    return {
      status: 200,
      body: listOf(
        'ListBucketResult',
        contents,
        names.length > page.length
          ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
          : null,
      ),
    };
  }

  listUploads(prefix: string, after: string): BucketAnswer {
    const all = [...this.uploads].filter(([id, { name }]) => name.startsWith(prefix) && id > after);
    const page = all.sort().slice(0, this.pageSize);
    const uploads = page.map(([id, { name, begunAt }]) => {
      const at = new Date(begunAt).toISOString();
      const told = id.replace('&', '&amp;');
      return `<Upload><Key>${name}</Key><UploadId>${told}</UploadId><Initiated>${at}</Initiated></Upload>`;
    });
    const last = page.at(-1);
    const markers = `<NextKeyMarker>${last?.[1].name}</NextKeyMarker><NextUploadIdMarker>${last?.[0].replace('&', '&amp;')}</NextUploadIdMarker>`;
    const isCutOff = all.length > page.length;
    return {
      status: 200,
      body: listOf('ListMultipartUploadsResult', uploads, isCutOff ? markers : null),
    };
  }
}

function listOf(name: string, items: readonly string[], more: string | null): string {
  const end = `<IsTruncated>${more !== null}</IsTruncated>${more ?? ''}`;
  return `<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${items.join('')}${end}</${name}>`;
}
