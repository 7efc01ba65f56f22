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
/** Five minutes and a second, of which a second is not heard. */
const wmv = [
  ...[0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, ...zeros(22)],
  ...[...zeros(16), ...little(32, 8), ...zeros(8)],
  ...[0xa1, 0xdc, 0xab, 0x8c, 0x47, 0xa9, 0xcf, 0x11, ...zeros(56)],
  ...[...little(3_010_000_000, 8), ...zeros(8), ...little(1000, 8), ...zeros(20)],
];
const avi = [
  ...[...ascii('RIFF'), ...zeros(4), ...ascii('AVI LIST'), ...zeros(4), ...ascii('hdrlavih')],
  ...[...zeros(4), ...little(40_000), ...zeros(12), ...little(250), ...zeros(40)],
];
const flv = [
  ...[...ascii('FLV\x01'), ...zeros(40), 0, 8, ...ascii('duration'), 0],
  ...[0x40, 0x24, ...zeros(6)], // 10
];
/** A hundred frames at 12.2 kbit/s, and as many without speech. */
const amr = [
  ...ascii('#!AMR\n'),
  ...Array.from({ length: 100 }, () => [0x3c, ...zeros(31), 0x44, ...zeros(5)]).flat(),
];
const wideAmr = [
  ...ascii('#!AMR-WB\n'),
  ...Array.from({ length: 50 }, () => [0x44, ...zeros(60)]).flat(),
];
/** At 44.1 kHz, each frame of 1,000 bytes. */
const aac = Array.from({ length: 441 }, () => [
  ...[0xff, 0xf1, 0x50, 0x80, 0x7d, 0x1f, 0xfc],
  ...zeros(993),
]).flat();

/** 44.1 kHz as a number of 80 bits. */
const extendedRate = [...big(16_383 + 15, 2), ...big(44_100, 2), ...zeros(6)];
const aiffChunk = (name: string, content: readonly number[]) => [
  ...ascii(name),
  ...big(content.length),
  ...content,
];
const aiffSound = (samples: number, compression: readonly number[] = []) =>
  aiffChunk('COMM', [
    ...big(1, 2),
    ...big(samples),
    ...big(16, 2),
    ...extendedRate,
    ...compression,
  ]);
const aiff = (kind: string, ...chunks: readonly (readonly number[])[]) => [
  ...[...ascii('FORM'), ...zeros(4), ...ascii(kind)],
  // A chunk of an odd length is followed by a byte.
  ...[...ascii('NAME'), ...big(3), ...ascii('abc'), 0],
  ...chunks.flat(),
  ...aiffChunk('SSND', zeros(22_058)),
];
const cafChunk = (name: string, content: readonly number[], length = content.length) => [
  ...ascii(name),
  ...big(length, 8),
  ...content,
];
/** At 8 kHz. */
const caf = (bytesPerPacket: number, ...chunks: readonly (readonly number[])[]) => [
  ...[...ascii('caff'), 0, 1, 0, 0],
  ...cafChunk('desc', [
    ...[0x40, 0xbf, 0x40, ...zeros(5), ...ascii('lpcm'), ...zeros(4)],
    ...[...big(bytesPerPacket), ...big(1), ...big(1), ...big(16)],
  ]),
  ...chunks.flat(),
];
const unknownLength = [255, 255, 255, 255, 255, 255, 255, 255];
const cafRecording = caf(2, [...ascii('data'), ...unknownLength, ...zeros(4 + 16_000)]);
const cafPackets = [
  ...cafChunk('data', zeros(100)),
  ...cafChunk('pakt', [...big(30, 8), ...big(24_000, 8), ...zeros(8)]),
];
const silk = [
  ...ascii('#!SILK_V3'),
  ...Array.from({ length: 100 }, () => [...little(30, 2), ...zeros(30)]).flat(),
];
const rm = [...ascii('.RMF\0'), ...zeros(13), ...ascii('PROP'), ...zeros(26), ...big(12_500)];

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
    ['flac', 'audio', flac, 10],
    ['ogg', 'audio', opus, 2],
    ['ogg', 'audio', vorbis, 2],
    ['wmv', 'video', wmv, 300],
    ['avi', 'video', avi, 10],
    ['flv', 'video', flv, 10],
    ['amr', 'audio', amr, 4],
    ['amr', 'audio', wideAmr, 1],
    ['aac', 'audio', aac, 10.24],
    ['mp4', 'video', [...box('ftyp', ascii('3gp4')), ...box('moov', movieHeader)], 15],
    ['mov', 'video', oldMov, 15],
    ['mov', 'video', oldMov.slice(8), 15],
    ['aiff', 'audio', aiff('AIFF', aiffSound(11_025)), 0.25],
    ['aiff', 'audio', aiff('AIFC', aiffSound(22_050, ascii('sowt\0\0'))), 0.5],
    ['caf', 'audio', cafRecording, 1],
    ['caf', 'audio', caf(0, cafPackets), 3],
    ['silk', 'audio', silk, 2],
    ['silk', 'audio', [2, ...silk], 2],
    ['silk', 'audio', [...silk, 0xff, 0xff], 2],
    ['rm', 'video', rm, 12.5],
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

  it.each([
    ['ogg', ogg(...ascii('theora'))],
    ['ogg', opus.slice(0, 90)],
    ['wmv', wmv.slice(0, 60)],
    ['avi', avi.slice(0, 40)],
    ['flv', flv.slice(0, 55)],
    ['aac', [...aac.slice(0, 1000), ...zeros(1000)]],
    ['mp4', [...box('ftyp', ascii('isom')), ...box('moov', endless)]],
    ['mp4', [...box('ftyp', ascii('isom')), ...box('moov', tooLong)]],
    // Packets of a compression are told as if they were samples.
    ['aiff', aiff('AIFC', aiffSound(11_025, ascii('ima4\0\0')))],
    ['aiff', aiff('AIFF', aiffSound(0x7f00_0000))],
    ['aiff', aiff('AIFF', aiffSound(11_025)).slice(0, 40)],
    ['caf', caf(0, cafChunk('data', zeros(100)))],
    ['caf', caf(2, cafChunk('data', zeros(4)))],
    ['caf', caf(0, ...Array.from({ length: 1_000 }, () => cafChunk('free', [])), cafPackets)],
    ['silk', [...silk, ...unknownLength.slice(0, 4), 254, 254, 1]],
    ['rm', rm.slice(0, 50)],
  ])('says nothing where %s was cut off or lies', async (format, content) => {
    const { report } = await measureBytes(Uint8Array.from(content));
    expect(report).toMatchObject({ format, exactness: 'uncountable' });
    expect(report).not.toHaveProperty('durationSeconds');
  });
});
