/** Excel and LibreOffice have columns A to XFD. */
const mostColumns = 16_384;

/** The columns of a sheet that are hidden, whatever it claims of their number. */
export class HiddenColumns {
  /** 1 for those that are hidden; `null` while none is. */
  #marks: Uint8Array | null = null;

  /** @param end The first column behind them. */
  hide(first: number, end: number): void {
    if (!(first < end)) return;
    this.#marks ??= new Uint8Array(mostColumns + 1);
    this.#marks.fill(1, Math.max(0, first), Math.max(0, end));
  }

  has(column: number): boolean {
    return this.#marks?.[column] === 1;
  }

  /** @param end The first column behind those that are counted. */
  countWithin(first: number, end: number): number {
    let hidden = 0;
    const last = this.#marks === null ? first : Math.min(end, mostColumns);
    for (let column = first; column < last; column += 1) if (this.has(column)) hidden += 1;
    return hidden;
  }
}
