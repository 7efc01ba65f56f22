/** A long body made of pieces that other bodies share. */
export interface ListBody {
  readonly byteLength: number;
  /**
   * The pieces in order. Joined into one only when they are asked for again: what is sent once after
   * a change is not worth the copy, what is sent often is.
   */
  pieces(): readonly Buffer[];
}

export function createListBody(parts: readonly Buffer[]): ListBody {
  let current = parts;
  let isAskedAgain = false;
  return {
    byteLength: parts.reduce((sum, { length }) => sum + length, 0),
    pieces() {
      if (isAskedAgain && current.length > 1) current = [Buffer.concat(current)];
      isAskedAgain = true;
      return current;
    },
  };
}
