/** Over plain http there is no clipboard access: resolves with whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isDone ?? false;
}
