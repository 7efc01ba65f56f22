/** The transformation [a b c d e f] of PDF. Source: ISO 32000-1, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** The transformation that applies `inner` first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

/** The box around the unit square where the transformation puts it: the place of a picture. */
export function unitSquareBox([a, b, c, d, e, f]: Matrix): Box {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether something that pdf.js hands over is a transformation. */
export function isMatrix(value: unknown): value is Matrix {
  const isList = Array.isArray(value) || value instanceof Float32Array;
  return isList && value.length === 6 && value.every((number) => typeof number === 'number');
}
