const bytesPerSecond = 100;

/** Silence as WAV: 100 samples a second, mono, 8 bits. */
export function makeRecording(seconds: number): Uint8Array {
  const samples = seconds * bytesPerSecond;
  const file = new Uint8Array(44 + samples).fill(128, 44);
  const view = new DataView(file.buffer);
  const write = (offset: number, text: string) => file.set(new TextEncoder().encode(text), offset);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, bytesPerSecond, true);
  view.setUint32(28, bytesPerSecond, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return file;
}
