/** How many changes were made in a time, and what they cost. */
export interface Changes {
  readonly count: number;
  readonly seconds: number;
  /** Processor time of the program, or of pgbench. */
  readonly programMs: number;
  readonly databaseMs: number;
}

/** Of several processes at once: the database's time is that of all of them. */
export function addUp(each: readonly Changes[]): Changes {
  const mean = (of: (one: Changes) => number) => sum(of) / each.length;
  const sum = (of: (one: Changes) => number) => each.reduce((total, one) => total + of(one), 0);
  return {
    count: sum(({ count }) => count),
    seconds: mean(({ seconds }) => seconds),
    programMs: sum(({ programMs }) => programMs),
    databaseMs: mean(({ databaseMs }) => databaseMs),
  };
}

export function ratePerSecond({ count, seconds }: Changes): number {
  return count / seconds;
}

/** Milliseconds of processor time for each change. */
export function describeCost({ count, programMs, databaseMs }: Changes): string {
  return `${(programMs / count).toFixed(2)} + ${(databaseMs / count).toFixed(2)} ms`;
}
