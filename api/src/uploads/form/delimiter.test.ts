import { describe, expect, it } from 'vitest';
import { measureRun, readDelimiter } from './delimiter.ts';

describe('readDelimiter', () => {
  it.each([
    [
      'multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxk',
      '----WebKitFormBoundary7MA4YWxk',
    ],
    ['multipart/form-data;boundary="a/b:c"; charset=utf-8', 'a/b:c'],
    ['multipart/form-data; Boundary=my-boundary', 'my-boundary'],
  ])('finds it in %s', (header, boundary) => {
    expect(readDelimiter(header)?.toString()).toBe(`\r\n--${boundary}`);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=a; boundary=b',
    'multipart/form-data; x="; boundary=a"; boundary=b',
    String.raw`multipart/form-data; boundary="a\"b"`,
    'multipart/form-data; boundary=a b',
  ])('leaves %s to the parser', (header) => {
    expect(readDelimiter(header)).toBeNull();
  });
});

describe('measureRun', () => {
  const delimiter = Buffer.from('\r\n--B');
  it.each([
    ['all of it', 'no end in sight', 15],
    ['up to the next delimiter', 'text\r\n--B', 4],
    ['up to what may be one', 'text\r\n-', 4],
    ['nothing while all of it may be one', '\r\n', 0],
    ['past a line end that is none', 'text\r\nmore', 10],
    ['past the delimiter that it begins with', '\r\n--Bhead', 9],
    ['from one delimiter to the next', '\r\n--Bhead\r\n--B', 9],
    ['nothing of an empty piece', '', 0],
  ])('takes %s', (_what, text, length) => {
    expect(measureRun(Buffer.from(text), delimiter)).toBe(length);
  });
});
