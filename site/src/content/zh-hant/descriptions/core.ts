import { ifClaimed, joinClaimed } from '../../claimed.ts';
import type { CoreDescriptions } from '../../pages/page-names.ts';
import { offerCounts } from '../offer-counts.ts';

const abroad = '在另一種語言通行的國家或地區生活過5年以上';
const team =
  joinClaimed(
    {
      neverFreelancers: '專職譯者，皆為公司員工，不用自由譯者',
      yearsAbroad: ifClaimed('neverFreelancers', `都${abroad}`, `譯者都${abroad}`),
    },
    '；',
  ) || '母語譯者翻譯，母語譯者撰稿，中英雙向';
const figures = joinClaimed(
  {
    projectsCompleted: '專案50,000+',
    numberOfClients: '客戶2000+',
    yearsOfExperience: '20年業界經驗',
  },
  '，',
);

export const coreDescriptions: CoreDescriptions = {
  services: `文件、網站、App、影音、SEO與創意文案，中英雙向，服務${offerCounts.industries}個產業。${offerCounts.services}項服務，各列檔案格式，各舉難譯的實例。`,
  quote:
    '上傳檔案，取得準確報價。送出之前，中文字與英文單字先在您的瀏覽器中算好。24小時內回覆，週末照常。',
  success: '詢價已送出，我們會在24小時內回覆。',
  checkout: '以信用卡或加密貨幣支付翻譯費用。',
  about: `${team}。${figures && `${figures}。`}`,
  terms: '我們交付的譯文應達到什麼標準，如何修改與更正，譯文權利歸誰，費用如何支付。',
  agreement:
    '我們如何為您的文件保密：誰可以看，如何保護，何時刪除。自您上傳之時起，協議即對我們具有拘束力。',
  privacy:
    '您使用本網站、傳來文件時，我們儲存什麼：存於何處、存多久、誰會收到，以及如何索取副本或要求刪除。',
  accessibility:
    '本網站的無障礙程度：以什麼為目標，如何測試，有哪些已知的不足，遇到障礙時寫信到哪裡。',
  notFound: '這個網址沒有對應的頁面。',
};
