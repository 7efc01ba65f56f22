/** Pieces of binary files, as lists of bytes. */
export function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

export function big(value: number, length = 4): number[] {
  return Array.from(
    { length },
    (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256,
  );
}

export function little(value: number, length = 4): number[] {
  return big(value, length).reverse();
}

export function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

/** A box of MP4. */
export function box(name: string, ...content: readonly (readonly number[])[]): number[] {
  const bytes = content.flat();
  return [...big(bytes.length + 8), ...ascii(name), ...bytes];
}
