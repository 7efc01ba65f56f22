import type { ClaimsTexts } from '../../en/office/claims.ts';

export const claims: ClaimsTexts = {
  shownOf: (shown, all) => `共${all}項，顯示${shown}項`,
  lead: '關閉的內容，三種文字的所有頁面都不再出現。留著不關者，由您負責。',
  names: {
    deliveryIn24Hours: '多數專案24小時內交件',
    supportAtAnyHour: '全天候客服（24/7）',
    projectsCompleted: '已完成專案50,000+',
    numberOfClients: '客戶2000+',
    yearsOfExperience: '20年業界經驗',
    onTime999: '99.9%準時交件',
    onTime995: '99.5%準時交件',
    isoStandards: 'ISO 9001:2015與ISO 17100:2015',
    neverFreelancers: '譯者皆為專職員工，不用自由譯者',
    yearsAbroad: '在另一種語言通行的地方生活過至少5年',
    pricesFrom: '每千字US$23起、US$39起',
  },
  inHistory: (name) => `宣傳內容：${name}`,
  shown: '顯示',
  off: '關閉',
  offSince: (moment, person) => `${moment}由${person}關閉`,
  places: {
    home: '首頁',
    about: '關於我們',
    services: '服務頁',
    industries: '產業頁',
    legal: '法律頁面',
    foot: '頁尾',
  },
  standsOn: (places) => `出現在：${places}。`,
  fees: (translators) => `有${translators}位譯者在這裡按稿酬接稿，這一項還屬實嗎？`,
  preview: {
    title: '生效後的「關於我們」',
    figures: {
      projectsCompleted: '已完成專案',
      numberOfClients: '客戶',
      yearsOfExperience: '年業界經驗',
      onTime999: '準時交件',
      onTime995: '準時交件，見「我們堅持的」',
    },
    gone: '已不顯示',
  },
};
