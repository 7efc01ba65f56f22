const prefix = 'reply:';

/** Under which id what is typed into a reply is kept on the device, among the texts about submissions. */
export function replyDraftId(replyId: string): string {
  return prefix + replyId;
}

/** It is about no submission, so that it does not go with one. */
export function isReplyDraft(draftId: string): boolean {
  return draftId.startsWith(prefix);
}
