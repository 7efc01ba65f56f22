/** The receipt of a job that is over, on the page and on paper. */
export const receipt = {
  statements: {
    completed: 'Thank you. This job is complete.',
    thanks: 'Thank you. Your files are deleted. What follows is all we keep.',
    /** Of a request that never was completed. */
    deleted: 'Your document is deleted. What follows is all we keep.',
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
  job: 'The job',
  confirmed: 'confirmed by you',
  afterCompletion: (span: string): string => `${span} after completion`,
  paper: {
    statement: 'Your files are deleted. What follows is all we keep.',
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
