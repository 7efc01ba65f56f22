import type { QuoteTexts } from '../../en/quote/quote.ts';
import { english } from '../../phrase.ts';

export const file: QuoteTexts['file'] = {
  drop: '把檔案|拖進這個句號',
  dropCompanion: english('Drop your document here'),
  choose: '選擇檔案',
  chooseFolder: '或選擇資料夾',
  readingFolder: '正在讀取資料夾……',
  notYet: '送出之前只計算字數，不會上傳',
  letGo: '放開即可',
  letGoCompanion: english('Let go'),
  refusals: {
    'too-large': { title: '檔案過大', text: '請選擇1 GB以內的檔案' },
    'empty-folder': {
      title: '資料夾是空的',
      text: '這個資料夾裡沒有檔案。請選擇一個檔案，或換一個資料夾。',
    },
    'unreadable-folder': {
      title: '資料夾無法讀取',
      text: '其中有檔案或資料夾打不開。請確認您有權開啟，或直接選擇裡面的檔案。',
    },
    'too-many': {
      title: '檔案太多',
      text: '一次打包最多10,000份檔案。請選擇較小的資料夾，或自行壓縮成zip再送出。',
    },
  },
  onlyFirst: (offered) => `共${offered}份，只取了第一份。`,
  sendZip: '壓縮成zip就能一次送出，裡面的文件會逐一計算字數。',
};
