import type { QuoteTexts } from '../../en/quote/quote.ts';
import { english } from '../../phrase.ts';

export const file: QuoteTexts['file'] = {
  drop: '把文件|拖进这个句号',
  dropCompanion: english('Drop your document here'),
  choose: '选择文件',
  notYet: '提交之前只计字数，不上传',
  letGo: '松手即可',
  letGoCompanion: english('Let go'),
  refusals: {
    'too-large': { title: '文件过大', text: '请选择1 GB以内的文件' },
    folder: {
      title: '这是文件夹',
      text: '文件夹无法提交。请选择一个文件，或先把文件夹打成压缩包。',
    },
  },
  onlyFirst: (offered) => `您选了${offered}个文件，只取了第一个。`,
  sendZip: '打包成zip可以一次发来，里面的文件会逐个计字。',
};
