/** Resolves a target relative to the folder of the part that names it; both are paths in an archive. */
export function resolvePart(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : `${folder}${target}`).split('/');
  const resolved: string[] = [];
  for (const step of steps) {
    if (step === '..') resolved.pop();
    else if (step !== '' && step !== '.') resolved.push(step);
  }
  return resolved.join('/');
}
