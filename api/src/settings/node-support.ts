/** End of life of Node's release lines, from https://github.com/nodejs/release. */
const endOfSupport: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};

/** A warning about this version of Node; `null` while it is maintained, or if its end of life is unknown. */
export function describeNodeSupport(version: string, now: number): string | null {
  const major = Number.parseInt(version, 10);
  const end = endOfSupport[major];
  if (end === undefined || now < Date.parse(end)) return null;
  return `Node ${major} has had no security updates since ${end}. It still works; change to a newer one.`;
}
