import type { QuoteTexts } from '../../en/quote/quote.ts';
import { english } from '../../phrase.ts';

export const file: QuoteTexts['file'] = {
  drop: '把檔案|拖進這個句號',
  dropCompanion: english('Drop your document here'),
  choose: '選擇檔案',
  notYet: '送出之前只計算字數，不會上傳',
  letGo: '放開即可',
  letGoCompanion: english('Let go'),
  refusals: {
    'too-large': { title: '檔案過大', text: '請選擇1 GB以內的檔案' },
    folder: {
      title: '這是資料夾',
      text: '資料夾無法送出。請選擇一個檔案，或先把資料夾壓縮成一個檔案。',
    },
  },
  onlyFirst: (offered) => `您選了${offered}個檔案，只取了第一個。`,
  sendZip: '壓縮成zip就能一次送出，裡面的文件會逐一計算字數。',
};
