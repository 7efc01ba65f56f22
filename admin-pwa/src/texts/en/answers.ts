import type { ReceivedProblem } from '@yiqiao/contract/problem/problem';

/** What the server's answers mean, and what the console says when something was done. */
export const answers = {
  /** Why the server refused; `null` where its answer says nothing that is known. */
  refusal: (problem: ReceivedProblem | null): string | null => problem?.message ?? null,
  httpStatus: (status: number): string => `Status ${status}`,
  otherVersion: 'The list comes from another version of the server: reload the console',
  success: 'Success',
  error: 'Error',
  sealLost:
    'What was not sent before the last session ended can no longer be opened. It is deleted.',
  updated: 'Quote status updated',
  sent: (changes: number): string => `${changes} changes sent`,
  changedMeanwhile: 'Changed meanwhile',
  chooseStatus: (customerName: string, status: string): string =>
    `${customerName} is ${status} on the server. Choose which status stays.`,
  updateFailed: 'Failed to update status',
  keptHere: (reason: string): string =>
    `${endSentence(reason)} The change is kept here and has not been sent yet.`,
  sendAgain: 'Send the change to the server again',
  setBack: (status: string): string => `Set the status back to ${status}`,
  waiting: 'Waiting',
  sentOnline: 'Kept on this device. It will be sent when you are back online.',
  logoutFailed: 'Logout failed',
  offline: 'You are offline',
  fileOnServer: 'The file is on the server. Download it when you are back online.',
  documentDeleted: 'Document deleted',
  deletion: {
    unanswered:
      'The server did not answer. The document may have been deleted all the same: refresh once you are back online to see.',
    refused: 'The document could not be deleted.',
    conflict:
      'The submission was changed elsewhere in the meantime. Check it again before you delete its document.',
  },
  count: {
    unanswered: 'The server did not answer. Try again once you are back online.',
    refused: 'The document could not be counted again.',
  },
  analysis: {
    unanswered: 'The connection was lost. Analyze the document again once you are back online.',
    refused: 'The document could not be analyzed.',
  },
};

export type AnswerTexts = typeof answers;

function endSentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}.`;
}
