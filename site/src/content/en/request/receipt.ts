/** The receipt of a job that is over, on the page and on paper. */
export const receipt = {
  statements: {
    completed: 'Thank you. Your order is complete.',
    thanks: 'Your files have been deleted, as promised. What is left of them is below.',
    /** Of a request that never was completed. */
    deleted: 'Your document has been deleted. What is left of it is below.',
  },
  file: 'File',
  size: 'Size',
  handedOver: 'Handed over',
  deleted: 'Deleted',
  /** Of a file that is still there. */
  by: (moment: string): string => `by ${moment}`,
  yours: 'yours',
  ours: 'ours',
  fingerprint:
    'The SHA-256 is a file’s fingerprint: whoever has the file can prove with it that this is the one that was handed over.',
  /** What is left in the record: it outlives the files, and can be erased on request. */
  kept: 'We keep the record of this order: your name, email address, language and time zone, what was asked for and counted, messages and our own notes, quotes and payments, the history of the order and of our emails about it, and the name, size and fingerprint of every file. You can ask for a copy of it, or have it erased.',
  job: 'Your order',
  confirmed: 'confirmed by you',
  afterCompletion: (span: string): string => `${span} after completion`,
  paper: {
    statement: 'Your files have been deleted.',
    title: 'Receipt',
    files: 'Files',
    allDeleted: (count: number): string => `${count}, all deleted`,
    kept: (count: number): string => `${count}`,
    deletedBy: 'Deleted by',
    after: 'After completion',
    client: 'Client',
    accepted: (version: number, moment: string): string => `version ${version}, ${moment}`,
    times: (zone: string): string => `All times are ${zone}.`,
    /** Between the sentences. */
    gap: ' ',
  },
};

export type ReceiptTexts = typeof receipt;
