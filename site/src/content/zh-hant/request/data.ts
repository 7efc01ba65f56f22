import type { DataTexts } from '../../en/request/data.ts';

export const data: DataTexts = {
  heading: '您的個人資料',
  text: '您可以索取我們保存的全部資料的副本，也可以要求全部刪除。這兩件事都由專人辦理。',
  notice: {
    before: '我們儲存什麼、存於何處、存多久，見',
    link: (name) => `《${name}》`,
    after: '。',
  },
  export: {
    ask: '索取全部資料的副本',
    meaning:
      '您會收到一個壓縮檔，內含您以此電子郵件送出的全部詢價：您傳來與寫下的內容、我們的答覆，以及仍保存在這裡的檔案。',
    send: '索取副本',
    asked: (moment) => `您已於${moment}索取全部資料的副本。`,
    done: (moment) => `副本已於${moment}備妥。`,
  },
  erase: {
    ask: '要求刪除全部資料',
    meaning:
      '您以此電子郵件送出的全部詢價，連同檔案、留言與本頁，都會刪除；翻譯尚未完成的也不例外。刪除之後無法復原。',
    send: '要求刪除',
    asked: (moment) => `您已於${moment}要求刪除全部資料。`,
    done: (moment) => `您的要求已於${moment}辦理。`,
  },
};
