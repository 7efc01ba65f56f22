import { hans, type Quoted } from '../../phrase.ts';

const refusals = {
  'too-large': {
    title: 'File too large',
    text: 'Please select a file smaller than 1GB',
  },
  folder: {
    title: 'Not a document',
    text: 'A folder cannot be sent. Choose one document, or a zip archive of the folder.',
  },
};

export const file = {
  drop: 'Drop your document here',
  dropCompanion: hans('把文件拖进这个句号') as Quoted,
  choose: 'Choose a file',
  notYet: 'Nothing is uploaded until you request the quote.',
  letGo: 'Let go',
  letGoCompanion: hans('松手即可') as Quoted,
  refusals,
  /** Of several files that were offered together. */
  onlyFirst: (offered: number): string => `Only the first of ${offered} files was taken.`,
  /** After that. */
  sendZip: 'In a zip archive you can send them together: each document in it is counted.',
};
