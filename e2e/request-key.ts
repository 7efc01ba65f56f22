/** The key of a client's page, which is the end of its link. */
export function keyOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
