import type { QuoteTexts } from '../../en/quote/quote.ts';
import { english } from '../../phrase.ts';

export const file: QuoteTexts['file'] = {
  drop: '把文件|拖进这个句号',
  dropCompanion: english('Drop your document here'),
  choose: '选择文件',
  chooseFolder: '或选择文件夹',
  readingFolder: '正在读取文件夹……',
  notYet: '提交之前只计字数，不上传',
  letGo: '松手即可',
  letGoCompanion: english('Let go'),
  refusals: {
    'too-large': { title: '文件过大', text: '请选择1 GB以内的文件' },
    'empty-folder': {
      title: '文件夹是空的',
      text: '这个文件夹里没有文件。请选择一个文件，或换一个文件夹。',
    },
    'unreadable-folder': {
      title: '文件夹无法读取',
      text: '其中有文件或文件夹打不开。请确认您有权打开，或直接选择里面的文件。',
    },
    'too-many': {
      title: '文件太多',
      text: '一次打包最多10,000份文件。请选择较小的文件夹，或自行压缩成zip再提交。',
    },
  },
  onlyFirst: (offered) => `共${offered}份，只取了第一份。`,
  sendZip: '打包成zip可以一次发来，里面的文件会逐个计字。',
};
