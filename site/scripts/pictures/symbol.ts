interface SymbolColours {
  readonly ground: string;
  readonly ring: string;
  readonly dot: string;
}

/** The symbol: the ring and, as its tail, the dot make a Q for Qiao and for Quote. */
export function drawSymbol({ ground, ring, dot }: SymbolColours): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<path fill="${ground}" d="M0 0h512v512H0z"/>`,
    `<circle cx="246" cy="253" r="150" fill="none" stroke="${ring}" stroke-width="78"/>`,
    `<circle cx="381" cy="374" r="102" fill="${ground}"/>`,
    `<circle cx="381" cy="374" r="74" fill="${dot}"/>`,
    '</svg>',
    '',
  ].join('\n');
}
