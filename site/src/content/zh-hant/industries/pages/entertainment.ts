import { ifClaimed } from '../../../claimed.ts';
import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const entertainment: IndustryContent = {
  heading: '影視娛樂',
  headingCompanion: english('Entertainment'),
  lead: '電影、影集、音樂和舞台的|劇本、字幕、提案與合約。|笑點要落在該笑的那一秒，|署名要跟談定的一樣。',
  duel: [
    {
      term: hant('首映'),
      reading: pinyin('shǒuyìng'),
      meaning: english('Theatrical premiere'),
      text: '「映」是放映，頭一回在戲院裡放。',
    },
    {
      term: hant('首播'),
      reading: pinyin('shǒubò'),
      meaning: english('First broadcast'),
      text: phrase`「播」是播出，頭一回在電視或平台上播。合約裡都寫成「${english('premiere')}」，授權期間從哪一天起算，誰也說不清。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為影視、音樂|和舞台提供的服務',
      cards: [
        {
          name: '字幕',
          nameCompanion: english('Subtitles and captions'),
          text: '供戲院、平台和影展使用，時間軸對準定剪，並依平台的風格指南通讀一遍。',
        },
        {
          name: '劇本與配音',
          nameCompanion: english('Scripts and dubbing'),
          text: '劇本用業界格式；台詞對得上嘴型、換氣和角色的年紀。',
        },
        {
          name: '提案與故事大綱',
          nameCompanion: english('Pitches and series bibles'),
          text: '一句話故事、大綱和提案，寫給另一個市場的人看，那裡拿來相比的是另一批片子。',
        },
        {
          name: '版權與合約',
          nameCompanion: english('Rights and contracts'),
          text: '改編選擇權、授權、發行、演藝合約；媒體、地區、期間，兩種語言都寫清楚。',
        },
        {
          name: '片名與平台資料',
          nameCompanion: english('Titles and metadata'),
          text: '片名、簡介、關鍵字、演職員表，放得進平台的每一欄，人名用官方寫法。',
        },
        {
          name: '歌詞、劇場字幕與節目單',
          nameCompanion: english('Lyrics, surtitles and programs'),
          text: '歌詞是給人讀還是給人唱，是兩種譯法；節目單，觀眾會帶回家。',
        },
      ],
      services: ['video', 'transcription', 'creative-writing'],
    },
    falseFriends: {
      heading: '字都認得，|意思兩樣',
      columns: ['圈內說', '別譯成', '應譯作'],
      rows: [
        { source: '殺青', wrong: english('kill the green'), ours: english('That’s a wrap') },
        {
          source: '上檔',
          wrong: english('on file'),
          ours: phrase`戲院是${english('opens')}，平台是${english('premieres')}`,
        },
        { source: '片尾彩蛋', wrong: english('colored egg'), ours: english('post-credits scene') },
        { source: '側拍', wrong: english('side shot'), ours: english('behind-the-scenes photos') },
        { source: '口白', wrong: english('mouth white'), ours: english('voice-over narration') },
        {
          source: '臨演',
          wrong: english('temporary actor'),
          ours: phrase`${english('extra')}，即${english('background actor')}`,
        },
        {
          source: '執行製片',
          wrong: english('executive producer'),
          ours: phrase`較接近${english('line producer')}；${english('executive producer')}多為「監製」或「出品人」，以合約為準`,
        },
      ],
    },
    closing: {
      title: '讓笑點|順利過關。',
      companion: english('Get the joke through customs.'),
      text: `一段樣片、一部劇本，或者一頁紙，都可以傳來。未公開的作品${ifClaimed('neverFreelancers', '只由本公司員工經手，')}受《保密協議》保護。`,
    },
  },
};
