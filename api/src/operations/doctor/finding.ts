import type { Print } from '../print.ts';

export type Severity = 'good' | 'warning' | 'problem';

/** The result of one check. Never contains a secret, since it is printed and mailed around. */
export interface Finding {
  readonly severity: Severity;
  readonly what: string;
  /** What to do; absent if all is well. */
  readonly remedy?: string;
}

export const good = (what: string): Finding => ({ severity: 'good', what });

export const warning = (what: string, remedy: string): Finding => ({
  severity: 'warning',
  what,
  remedy,
});

export const problem = (what: string, remedy: string): Finding => ({
  severity: 'problem',
  what,
  remedy,
});

const marks: Record<Severity, string> = {
  good: 'ok      ',
  warning: 'warning ',
  problem: 'PROBLEM ',
};

export function printFinding({ severity, what, remedy }: Finding, print: Print): void {
  print(`${marks[severity]} ${what}`);
  if (remedy !== undefined) print(`          -> ${remedy}`);
}
