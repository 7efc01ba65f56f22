import { describe, expect, it } from 'vitest';
import { ascii, big, box, little, zeros } from '../../test/binary-bytes.ts';
import { measureBytes } from '../../test/measure-bytes.ts';

/** Fifteen seconds: 600 ticks a second, 9,000 ticks. */
const movieHeader = box('mvhd', [...zeros(12), ...big(600), ...big(9_000), ...zeros(80)]);
const mp4 = [
  ...box('ftyp', ascii('isom')),
  ...box('mdat', zeros(100)),
  ...box('moov', movieHeader),
];
const longHeader = box('mvhd', [1, ...zeros(19), ...big(1_000), ...big(90_000, 8), ...zeros(80)]);
/** All bits set: not known. */
const endless = box('mvhd', zeros(12), big(90_000), [255, 255, 255, 255], zeros(80));
/** A tick a second, and a hundred years. */
const tooLong = box('mvhd', zeros(12), big(1), big(3_153_600_000), zeros(80));
const mov = [...box('ftyp', ascii('qt  ')), ...box('moov', longHeader)];
/** QuickTime before 2005 had no first box with a name. */
const oldMov = [...box('wide'), ...box('mdat', zeros(100)), ...box('moov', movieHeader)];
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
/** Pages of Ogg with a time in samples; the first holds the head of a codec. */
const oggPage = (time: number, packet: readonly number[]) => [
  ...ascii('OggS'),
  ...[0, 0],
  ...little(time, 8),
  ...little(7),
  ...zeros(8),
  1,
  packet.length,
  ...packet,
];
const ogg = (...head: readonly number[]) => [
  ...oggPage(0, [...head, ...zeros(60)]),
  ...oggPage(96_312, zeros(200)),
  // The last page of another stream.
  ...oggPage(9, zeros(9)).map((byte) => (byte === 7 ? 8 : byte)),
];
const opus = ogg(...ascii('OpusHead'), 1, 1, ...little(312, 2));
const vorbis = ogg(1, ...ascii('vorbis'), ...zeros(5), ...little(48_156));
/** A track of sound ("soun") or pictures ("vide"). */
const mp4Track = (kind: string) =>
  box('trak', box('mdia', box('hdlr', zeros(8), ascii(kind), zeros(12))));
const mp4Of = (...kinds: readonly string[]) => [
  ...box('ftyp', ascii('isom')),
  ...box('moov', movieHeader, ...kinds.map(mp4Track)),
];
/** The same of WebM: 2 is sound, 1 are pictures. */
const webmOf = (...types: readonly number[]) => [
  ...webm.slice(0, -8),
  ...[0x16, 0x54, 0xae, 0x6b, 0x80 + types.length * 5],
  ...types.flatMap((type) => [0xae, 0x83, 0x83, 0x81, type]),
];

describe('mediaReader', () => {
  it.each([
    ['mp4', 'video', mp4, 15],
    ['mov', 'video', mov, 90],
    ['webm', 'video', webm, 10],
    ['mp4', 'audio', mp4Of('soun', 'text'), 15],
    ['mp4', 'video', mp4Of('soun', 'vide'), 15],
    ['webm', 'audio', webmOf(2), 10],
    ['webm', 'video', webmOf(2, 1), 10],
    ['wav', 'audio', wav, 0.5],
    ['mp3', 'audio', countedMp3, (1_000 * 1_152) / 44_100],
    ['mp3', 'audio', plainMp3, 1],
    ['ogg', 'audio', opus, 2],
    ['ogg', 'audio', vorbis, 2],
    ['mp4', 'video', [...box('ftyp', ascii('3gp4')), ...box('moov', movieHeader)], 15],
    ['mov', 'video', oldMov, 15],
    ['mov', 'video', oldMov.slice(8), 15],
  ])('tells how long %s (%s) plays', async (format, limit, content, seconds) => {
    const { report } = await measureBytes(Uint8Array.from(content));
    expect(report).toMatchObject({ format, limit, exactness: 'uncountable' });
    expect(report.durationSeconds).toBeCloseTo(seconds);
  });

  it.each([
    ['flac', 'audio', 'fLaC'],
    ['wmv', 'video', '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
    ['avi', 'video', 'RIFF\0\0\0\0AVI LIST'],
    ['flv', 'video', 'FLV\x01'],
    ['mpeg', 'video', '\0\0\x01\xba'],
    ['mpeg', 'video', `\x47${'\0'.repeat(187)}`.repeat(5)],
    ['amr', 'audio', '#!AMR\n'],
    ['aac', 'audio', '\xff\xf1\x50\x80'],
    ['aiff', 'audio', 'FORM\0\0\0\0AIFF'],
    ['caf', 'audio', 'caff\0\x01'],
    ['silk', 'audio', '\x02#!SILK_V3'],
    ['rm', 'video', '.RMF\0'],
  ])('names %s (%s), and tells no playing time', async (format, limit, head) => {
    const { report } = await measureBytes(Uint8Array.from([...ascii(head), ...zeros(200)]));
    expect(report).toMatchObject({ format, limit, exactness: 'uncountable', counts: { words: 0 } });
    expect(report).not.toHaveProperty('durationSeconds');
  });

  it('says nothing where the container says nothing', async () => {
    const { report } = await measureBytes(Uint8Array.from(box('ftyp', ascii('isom'))));
    expect(report).toMatchObject({ format: 'mp4', limit: 'video' });
    expect(report).not.toHaveProperty('durationSeconds');
  });

  it.each([
    ['ogg', ogg(...ascii('theora'))],
    ['ogg', opus.slice(0, 90)],
    ['mp4', [...box('ftyp', ascii('isom')), ...box('moov', endless)]],
    ['mp4', [...box('ftyp', ascii('isom')), ...box('moov', tooLong)]],
  ])('says nothing where %s was cut off or lies', async (format, content) => {
    const { report } = await measureBytes(Uint8Array.from(content));
    expect(report).toMatchObject({ format, exactness: 'uncountable' });
    expect(report).not.toHaveProperty('durationSeconds');
  });
});
