import { ifClaimed } from '../../../claimed.ts';
import { english, hans, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const transcription: ServiceContent = {
  heading: '影音|聽打',
  headingCompanion: english('Video and audio transcription'),
  lead: '訪談、開庭、會議、通話，|中文、英文或中英夾雜，|都打成文字，標明說話者與時間。|中文同音詞成百上千，|得有人聽得出|說的是哪一個。',
  aside: asides.transcription,
  specimens: {
    headings: { source: '錄音原句', wrong: '聽錯了再譯', ours: '我們的譯文' },
    rows: [
      {
        source: '我附議',
        wrong: english('I want it reconsidered'),
        ours: english('I second the motion'),
        note: '「附議」是贊成，「覆議」是要求重議，聽起來一模一樣。是哪一個，看議程就知道。',
      },
      {
        source: '這個case再麻煩你follow一下',
        wrong: english('This starts to trouble you again'),
        ours: english('Please follow up on this case'),
        note: '台北的辦公室裡，一句話換兩次語言。軟體聽成「這個開始再麻煩你」，後半句就丟了；我們兩種語言都聽得出。',
      },
      {
        source: '大概一百一',
        wrong: english('About 101'),
        ours: english('About 110'),
        note: '口語省了個「十」：一百一是110，一百零一才是101。收訊不好時，對照投影片核實，或標出時間。',
      },
    ],
  },
  steps: {
    heading: '從一段錄音，|到可以|引用的文字。',
    list: [
      {
        name: '先聽',
        text: '從頭聽一遍：什麼語言、什麼口音、幾個人說話，哪幾分鐘難聽清。',
      },
      {
        name: '初稿',
        text: '軟體用得上的地方，由軟體出初稿。只是初稿。',
      },
      {
        name: '成稿',
        text: '由母語譯者邊聽邊重寫，標明說話者與時間。',
      },
      {
        name: '複聽',
        text: phrase`人名、數字與做了標記的地方再聽一遍。怎麼聽也聽不清的，標［聽不清楚］或${english('“[inaudible 00:12:31]”')}，不靠猜。`,
      },
      {
        name: '排版',
        text: '排成可讀的文件、可譯的表格，或可播放的字幕。',
      },
    ],
  },
  exchange: {
    heading: '您錄下什麼，|我們打成什麼',
    sample: {
      caption: '會議錄音中的一句，附譯文',
      source: ['［00:12:31］說話者2：這個case再麻煩你follow一下，週五之前。'],
      delivered: [english('[00:12:31] Speaker 2: Please follow up on this case by Friday.')],
    },
    rows: [
      {
        send: '音訊（.mp3、.wav、.m4a、.flac）',
        receive: 'Word，頁邊標明說話者與時間',
        counted: counting.duration,
      },
      {
        send: '影片（.mp4、.mov、.mkv、.webm）',
        receive: 'Word，或SRT、VTT字幕檔',
        counted: counting.duration,
      },
      {
        send: '視訊會議的錄影',
        receive: 'Word，畫面上顯示名字的，照名字標說話者；分享的投影片也註明',
        counted: counting.duration,
      },
      {
        send: '軟體出的初稿（.docx、.txt、.srt）',
        receive: '原檔案，對照聲音改正',
        counted: counting.exact,
      },
      {
        send: '手寫的會議紀錄或筆記',
        receive: 'Word，認不出的字照實標明',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: '這些能幫|我們聽清楚',
    general: [
      '原始錄音，不要通訊軟體轉傳的那份',
      '說話者的姓名與身分，照出場順序',
      '會上提到的議程、投影片或證物',
      '要整理稿還是逐字稿，隔多久標一次時間',
    ],
    intoChinese: ['用簡體還是繁體', '中文裡夾的英文字，保留還是譯出'],
    intoEnglish: ['只要文字稿，還是旁邊附上譯文', '用美式還是英式拼字'],
  },
  questions: [
    {
      question: '整理稿還是逐字稿？',
      answer: phrase`整理稿去掉口誤與贅字，「那個」「就是說」不留，${english('um')}、${english('you know')}也不留；逐字稿一個不少。上法院、做研究用逐字稿，寫文章用整理稿。`,
    },
    {
      question: '說什麼語言，就打成什麼語言嗎？',
      answer:
        '是的。翻譯是第二步，可以一併下單：時間、原文、譯文三欄並排的表格，多數人覺得核對起來很方便。',
    },
    {
      question: '幾個人同時說話，分得清嗎？',
      answer:
        '通常可以；有影片，或有一張寫明誰坐哪裡的名單，會分得更清楚。分不清的地方寫「說話者3」，不張冠李戴。',
    },
    {
      question: '哪些口音與語言能做？',
      answer: phrase`請告訴我們說話者是哪裡人。台灣國語照台灣的說法打，用繁體：打「網路」，不打「${hans('网络')}」。粵語或其他方言請先問一聲，我們會告訴您能不能接。`,
    },
    {
      question: '錄音還沒有字數，怎麼計價？',
      answer: '以報價為準：我們先聽，算好費用，以固定價格報給您。付清全部款項後開始工作。',
    },
    {
      question: '錄音需要保密，你們怎麼處理？',
      answer: `只由受《保密協議》約束的${ifClaimed('neverFreelancers', '公司專職員工', '人員')}經手，專案完成後24小時內刪除。`,
    },
  ],
  closing: {
    title: '原話|是怎麼說的？',
    companion: english('What was said, exactly?'),
    text: '傳來錄音，大小不超過1 GB。不論哪一天，24小時內回覆。',
  },
};
