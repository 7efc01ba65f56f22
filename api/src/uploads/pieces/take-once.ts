/**
 * Takes a document that was sent in pieces for a submission. Another process may receive the same request at the same
 * time: what fails then is answered by what that one has stored.
 * @param findStored how the request is answered if a submission has the document; `null` if none has.
 */
export async function takeOnce<Answer>(
  findStored: () => Promise<Answer | null>,
  take: () => Promise<Answer>,
): Promise<Answer> {
  const before = await findStored();
  if (before !== null) return before;
  try {
    return await take();
  } catch (error) {
    const meanwhile = await findStored();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}
