import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const marketing: IndustryContent = {
  heading: '數位行銷',
  headingCompanion: english('Digital marketing'),
  lead: '貼文、廣告、到達頁、直播腳本，|寫給兩個網路世界：|平台不同，法律不同，|笑點也不同。|譯得通的就譯，|譯不通的就重寫。',
  duel: [
    {
      term: hant('流量'),
      reading: pinyin('liúliàng'),
      meaning: english('Traffic'),
      text: '來的人。「流」是流動：花錢買來，看完就走。',
    },
    {
      term: hant('留量'),
      reading: pinyin('liúliàng'),
      meaning: english('Retention'),
      text: phrase`留下的人。行銷人拿「流量」造的諧音，意思正相反。兩個都譯成「${english('traffic')}」，企劃就白做了。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為行銷團隊|提供的服務',
      cards: [
        {
          name: '社群媒體',
          nameCompanion: english('Social media'),
          text: 'LINE、Facebook、Instagram、Threads；LinkedIn、YouTube、X；要進大陸，還有微信、小紅書、抖音。長短、規矩、表情，各有一套。',
        },
        {
          name: '搜尋行銷',
          nameCompanion: english('Search'),
          text: 'Google和百度的關鍵字、廣告、到達頁，用搜尋者自己的語言研究。',
        },
        {
          name: '廣告與到達頁',
          nameCompanion: english('Ads and landing pages'),
          text: '標題備幾種長度，按鈕上的話像人說的；哪句宣傳換個市場不能說，另附說明。',
        },
        {
          name: '短影音與直播',
          nameCompanion: english('Short video and live shopping'),
          text: '開場、字幕、主持腳本、商品提示，都是口語，一口氣說得完。',
        },
        {
          name: '電子報與會員經營',
          nameCompanion: english('Email and membership'),
          text: '電子報、推播、群組訊息，從主旨到取消訂閱，一個口吻。',
        },
        {
          name: '命名、廣告標語與文化檢視',
          nameCompanion: english('Names, slogans and cultural review'),
          text: '字面什麼意思，唸出來像什麼，碰上什麼日子，顏色有什麼講究，印刷之前都查一遍。',
        },
      ],
      services: ['creative-writing', 'seo', 'video'],
    },
    falseFriends: {
      heading: '中文熱鬧，|英文冷場',
      columns: ['企劃裡寫', '別譯成', '應譯作'],
      rows: [
        {
          source: '業配',
          wrong: english('industry distribution'),
          ours: phrase`${english('sponsored content')}，並標明是廣告`,
        },
        {
          source: '推坑',
          wrong: english('push into a pit'),
          ours: english('talk someone into buying'),
        },
        { source: '小編', wrong: english('little editor'), ours: english('social media manager') },
        { source: '限時動態', wrong: english('limited-time dynamics'), ours: english('Stories') },
        { source: '觸及', wrong: english('touch'), ours: english('reach') },
        {
          source: '名單',
          wrong: english('name list'),
          ours: phrase`${english('leads')}，可能成交的人`,
        },
        {
          source: '職人精神',
          wrong: english('professional spirit'),
          ours: phrase`${english('craftsmanship')}；寫出是哪道工法，更有說服力`,
        },
      ],
    },
    closing: {
      title: '說得出彩，|才傳得開。',
      companion: english('Say it so they share it.'),
      text: '整套企劃，或者半頁需求，都可以傳來。24小時內回覆，做活動的週末與假日也不例外。',
    },
  },
};
