import { hans, type Quoted } from '../../phrase.ts';

const refusals = {
  'too-large': {
    title: 'File too large',
    text: 'Please select a file smaller than 1GB',
  },
  'empty-folder': {
    title: 'Nothing in this folder',
    text: 'There is no file in this folder. Choose a document, or another folder.',
  },
  'unreadable-folder': {
    title: 'Folder could not be read',
    text: 'A file or folder in it could not be opened. Check that you may open it, or choose the documents themselves.',
  },
  'too-many': {
    title: 'Too many files',
    text: 'A package holds up to 10,000 files. Choose a smaller folder, or send a zip archive of your own.',
  },
};

export const file = {
  drop: 'Drop your document here',
  dropCompanion: hans('把文件拖进这个句号') as Quoted,
  choose: 'Choose a file',
  chooseFolder: 'Or choose a folder',
  readingFolder: 'Reading the folder…',
  notYet: 'Nothing is uploaded until you request the quote.',
  letGo: 'Let go',
  letGoCompanion: hans('松手即可') as Quoted,
  refusals,
  /** Of several files that were offered together. */
  onlyFirst: (offered: number): string => `Only the first of ${offered} files was taken.`,
  /** After that. */
  sendZip: 'In a zip archive you can send them together: each document in it is counted.',
};
