import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../test/measure-bytes.ts';

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function big(value: number, length = 4): number[] {
  return Array.from(
    { length },
    (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256,
  );
}

function little(value: number, length = 4): number[] {
  return big(value, length).reverse();
}

function box(name: string, content: readonly number[]): number[] {
  return [...big(content.length + 8), ...ascii(name), ...content];
}

const zeros = (length: number) => Array.from({ length }, () => 0);

/** Fifteen seconds: 600 ticks a second, 9,000 ticks. */
const movieHeader = box('mvhd', [...zeros(12), ...big(600), ...big(9_000), ...zeros(80)]);
const mp4 = [
  ...box('ftyp', ascii('isom')),
  ...box('mdat', zeros(100)),
  ...box('moov', movieHeader),
];
const longHeader = box('mvhd', [1, ...zeros(19), ...big(1_000), ...big(90_000, 8), ...zeros(80)]);
const mov = [...box('ftyp', ascii('qt  ')), ...box('moov', longHeader)];
const wav = [
  ...ascii('RIFF'),
  ...zeros(4),
  ...ascii('WAVEfmt '),
  ...little(16),
  ...zeros(8),
  ...little(8_000),
  ...zeros(4),
  ...ascii('data'),
  ...little(4_000),
  ...zeros(4_000),
];
const webm = [
  ...[0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84],
  ...ascii('webm'),
  ...[0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  ...[0x15, 0x49, 0xa9, 0x66, 0x8e, 0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40],
  ...[0x44, 0x89, 0x84, 0x46, 0x1c, 0x40, 0x00, ...zeros(8)], // 10,000 ms
];
/** 128 kbit/s, 44.1 kHz, and a count of 1,000 frames of 1,152 samples. */
const mp3Frame = [0xff, 0xfb, 0x90, 0x00, ...zeros(32)];
const countedMp3 = [
  ...ascii('ID3'),
  ...zeros(7),
  ...mp3Frame,
  ...ascii('Xing'),
  ...big(1),
  ...big(1_000),
  ...zeros(400),
];
const plainMp3 = [...mp3Frame, ...zeros(16_000 - mp3Frame.length)];
const flac = [
  ...ascii('fLaC'),
  ...zeros(14),
  0x0a,
  0xc4,
  0x42,
  0xf0,
  ...big(441_000),
  ...zeros(20),
];

describe('mediaReader', () => {
  it.each([
    ['mp4', 'video', mp4, 15],
    ['mov', 'video', mov, 90],
    ['webm', 'video', webm, 10],
    ['wav', 'audio', wav, 0.5],
    ['mp3', 'audio', countedMp3, (1_000 * 1_152) / 44_100],
    ['mp3', 'audio', plainMp3, 1],
    ['flac', 'audio', flac, 10],
  ])('tells how long %s (%s) plays', async (format, limit, content, seconds) => {
    const { report } = await measureBytes(Uint8Array.from(content));
    expect(report).toMatchObject({ format, limit, exactness: 'uncountable' });
    expect(report.durationSeconds).toBeCloseTo(seconds);
  });

  it('says nothing where the container says nothing', async () => {
    const { report } = await measureBytes(Uint8Array.from(box('ftyp', ascii('isom'))));
    expect(report).toMatchObject({ format: 'mp4', limit: 'video' });
    expect(report).not.toHaveProperty('durationSeconds');
  });
});
