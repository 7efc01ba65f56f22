import type { ServiceWording } from '../../en/services/service-wording.ts';

export const serviceWording: ServiceWording = {
  specimensCaption: '難譯的實例：原文、常見的錯譯與我們的譯文',
  exchange: { send: '您傳來', receive: '您收到', counted: '如何計字' },
  preparation: {
    general: '隨檔案告訴我們',
    intoChinese: '譯成中文，請說明',
    intoEnglish: '譯成英文，請說明',
  },
  questions: '常見問題',
};
