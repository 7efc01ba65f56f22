/**
 * Resolves a target relative to the folder of the part that names it; both are paths in an archive. A target that
 * begins with a slash is relative to the archive.
 * @param folder with a slash at its end, or empty.
 */
export function resolvePart(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : `${folder}${target}`).split('/');
  const resolved: string[] = [];
  for (const step of steps) {
    if (step === '..') resolved.pop();
    else if (step !== '' && step !== '.') resolved.push(step);
  }
  return resolved.join('/');
}
