import { ifClaimed } from '../../../claimed.ts';
import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const travel: IndustryContent = {
  heading: '旅遊|與飯店',
  headingCompanion: english('Travel and hospitality'),
  lead: '客人還沒見到床，|先讀到您寫的字。|官網、菜單、導覽、票務規定，|讀著是歡迎，|用著是合約。',
  duel: [
    {
      term: hant('訂位'),
      reading: pinyin('dìngwèi'),
      meaning: english('Reservation'),
      text: '有位子坐，還不知道坐哪一個。',
    },
    {
      term: hant('劃位'),
      reading: pinyin('huàwèi'),
      meaning: english('Seat assignment'),
      text: phrase`坐定哪一個位子。兩個都寫成「${english('book a seat')}」，旅客以為靠窗的位子訂好了，到了櫃檯才知道沒有。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為飯店|和航旅業者提供的服務',
      cards: [
        {
          name: '飯店官網',
          nameCompanion: english('Hotel and resort websites'),
          text: '客房、優惠、品牌故事。床型、早餐、押金，用當地客人訂房時用的詞。',
        },
        {
          name: '訂房與通路',
          nameCompanion: english('Booking and channels'),
          text: '訂房系統、確認信、旅遊平台上的介紹，每一欄都放得下，取消規定一條不漏。',
        },
        {
          name: '菜單',
          nameCompanion: english('Menus'),
          text: '菜名讓客人想得出樣子，過敏原讓客人信得過，服務人員也唸得出口。',
        },
        {
          name: '住客指南',
          nameCompanion: english('Guest information'),
          text: '服務指南、水療價目表、指標；安全須知，凌晨三點也看得懂。',
        },
        {
          name: '景點與導覽',
          nameCompanion: english('Attractions and guides'),
          text: '解說牌、語音導覽、地圖。朝代註明年份，地名用官方拼寫。',
        },
        {
          name: '票務規定與條款',
          nameCompanion: english('Fare rules and policies'),
          text: '運送條款、會員條款、保險。可退、可改、可轉讓，始終是三回事。',
        },
      ],
      services: ['website', 'document', 'video'],
    },
    falseFriends: {
      heading: '到了櫃檯，|才知道譯錯了',
      columns: ['頁面上寫', '別譯成', '應譯作'],
      rows: [
        {
          source: '雙人房',
          wrong: english('two-person room'),
          ours: phrase`一張大床是${english('double room')}，兩張小床是${english('twin room')}`,
        },
        {
          source: '一樓（給英國客人）',
          wrong: english('first floor'),
          ours: phrase`${english('ground floor')}；${english('first floor')}是二樓`,
        },
        {
          source: '民宿',
          wrong: english('people’s lodging'),
          ours: phrase`${english('guesthouse')}，或${english('B&B')}`,
        },
        { source: '湯屋', wrong: english('soup house'), ours: english('private hot-spring room') },
        {
          source: '大腸包小腸',
          wrong: english('large intestine wraps small intestine'),
          ours: english('pork sausage in a sticky-rice sausage'),
        },
        { source: '接駁車', wrong: english('connecting car'), ours: english('shuttle bus') },
        {
          source: '小心地滑',
          wrong: english('slip carefully'),
          ours: english('Caution: wet floor'),
        },
      ],
    },
    closing: {
      title: '讓客人|來了還想來。',
      companion: english('Bring them back.'),
      text: `一份菜單、一個頁面，或整本導覽，都可以傳來。${ifClaimed('supportAtAnyHour', '全天候有人，')}24小時內回覆您。`,
    },
  },
};
