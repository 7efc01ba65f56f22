import { ifClaimed } from '../../../claimed.ts';
import { english, hans, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const videoTranslation: ServiceContent = {
  heading: '影音|翻譯',
  headingCompanion: english('Video and audio translation'),
  lead: '演講、課程、電影、Podcast與產品影片的|字幕、配音稿和畫面文字。|說了什麼、畫面上有什麼，|都譯出來，|而且短得來得及看完。',
  aside: asides.translation,
  specimens: {
    headings: { source: '片中原句', wrong: '逐字硬譯', ours: '我們的字幕' },
    rows: [
      {
        source: '他是我學長',
        wrong: english('He is my school elder'),
        ours: english('He was a year or two ahead of me'),
        note: '英文沒有「學長」這個稱呼。劇情用得到先後輩的關係，就用一句話交代；用不到，喊名字就好。',
      },
      {
        source: '我真的傻眼',
        wrong: english('I really have silly eyes'),
        ours: english('You’ve got to be kidding'),
        note: '「傻眼」說的是錯愕，不是眼睛。字幕跟著語氣走，不跟著字走。',
      },
      {
        source: '收工，大家辛苦了',
        wrong: english('Finish work, everyone has suffered'),
        ours: english('That’s a wrap. Great work, everyone'),
        note: '「辛苦了」是道謝，不是訴苦。對誰說、鏡頭停幾秒，決定英文寫成哪一句。',
      },
    ],
  },
  steps: {
    heading: '聽準，譯好，|對上時間。',
    list: [
      {
        name: '聽打',
        text: '把音軌打成文字；有腳本的，對照實際說出的話核對一遍。',
      },
      {
        name: '時間軸',
        text: '每句字幕定好進點與出點，避開剪接點，分清說話者。人名和反覆出現的哏列成一張表，整季通用。',
      },
      {
        name: '翻譯',
        text: '看著畫面譯，由觀眾那種語言的母語譯者執筆。',
      },
      {
        name: '審校',
        text: '先對照原文核意思，再查閱讀速度、斷行與重疊；您指定了平台，就照該平台的風格指南查。',
      },
      {
        name: '試播',
        text: '完成的檔案配著影片播放，從第一句看到最後一句。',
      },
    ],
  },
  exchange: {
    heading: '您傳來什麼，|我們交回什麼',
    sample: {
      caption: '第112句字幕，雙語並列',
      source: ['00:04:31,200 --> 00:04:33,000', '收到，馬上行動。'],
      delivered: [
        '00:04:31,200 --> 00:04:33,000',
        english('Copy that. Moving in.'),
        '收到，馬上行動。',
      ],
    },
    rows: [
      {
        send: '影片（.mp4、.mov、.mkv、.webm）',
        receive: '播放器所用格式的字幕檔，另附帶時間的文稿',
        counted: counting.duration,
      },
      {
        send: '音訊（.mp3、.wav、.m4a）',
        receive: '譯好的文稿，標明說話者與時間',
        counted: counting.duration,
      },
      {
        send: 'SubRip（.srt）',
        receive: 'UTF-8編碼的SRT，單語，或每句兩行雙語',
        counted: counting.exact,
      },
      {
        send: 'WebVTT（.vtt）',
        receive: 'VTT，位置與說話者標籤保留',
        counted: counting.exact,
      },
      {
        send: 'Advanced SubStation（.ass）',
        receive: 'ASS，樣式、畫面文字與特效保留，並寫明中文字型',
        counted: counting.exact,
      },
      {
        send: 'TTML（.ttml、.dfxp）',
        receive: '供電視台與平台使用的TTML',
        counted: counting.exact,
      },
      {
        send: '腳本（.docx）',
        receive: '旁白稿或配音稿，旁邊附原文',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '第一句|字幕之前，|請準備',
    general: [
      '影片本身，畫質低也行',
      '腳本或字幕，如果有',
      '在哪裡播放，附上該平台的風格指南',
      '畫面上出現的名字，本人怎麼拼寫',
    ],
    intoChinese: ['簡體還是繁體，給哪個地區看', '只上中文，還是雙語並列'],
    intoEnglish: ['給聽得見的觀眾看的字幕，還是CC字幕（隱藏式字幕）', '用美式還是英式拼字'],
  },
  questions: [
    {
      question: '你們錄配音嗎？',
      answer: '我們寫配音稿：與畫面對好時間，名字註明讀音。錄音與混音由您的錄音室來做。',
    },
    {
      question: '片中說國語，字幕用簡體還是繁體？',
      answer: phrase`這要看觀眾是誰，不看誰在說話。台灣與香港用繁體，中國大陸與新加坡用簡體，用詞也各隨當地：台北說「影片」，北京說「${hans('视频')}」。`,
    },
    {
      question: '能譯粵語嗎？',
      answer:
        '詢價時請寫明錄音裡說的是什麼：國語、粵語，還是別的方言。我們會在24小時內回覆，告訴您能不能接。',
    },
    {
      question: '字幕會燒進畫面裡嗎？',
      answer: '我們交付字幕檔，日後還能搜尋、能改。加進影片這一步，由您的剪接師或平台完成。',
    },
    {
      question: '片子還沒公開，誰會看到？',
      answer: `只有受《保密協議》約束的${ifClaimed('neverFreelancers', '公司專職員工，不用自由譯者', '經手人員')}。專案完成後24小時內刪除檔案。`,
    },
  ],
  closing: {
    title: '讓世界|聽懂您。',
    companion: english('Be understood out loud.'),
    text: '傳來影片或字幕檔，大小不超過1 GB。24小時內回覆，週日也一樣。',
  },
};
