import { ifClaimed } from '../../../claimed.ts';
import { english, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const transcription: ServiceContent = {
  heading: '音视频|转写',
  headingCompanion: english('Video and audio transcription'),
  lead: '访谈、庭审、会议、通话，|中文、英文或中英夹杂，|都写成文字，标明说话人和时间。|普通话里同音词成百上千，|得有人听得出|说的是哪一个。',
  aside: asides.transcription,
  specimens: {
    headings: { source: '录音原话', wrong: '听错了再译', ours: '我们的译文' },
    rows: [
      {
        source: '我附议',
        wrong: english('I want it reconsidered'),
        ours: english('I second the motion'),
        note: '“附议”是赞成，“复议”是要求重议，听起来一模一样。是哪一个，看议程就知道。',
      },
      {
        source: '这个case你follow一下',
        wrong: english('You sent this at the start'),
        ours: english('Please follow up on this case'),
        note: '上海的写字楼里，一句话换两次语言。软件听成“这个开始你发了一下”；我们两种语言都听得出。',
      },
      {
        source: '大概一百一',
        wrong: english('About 101'),
        ours: english('About 110'),
        note: '口语省了个“十”：一百一是110，一百零一才是101。线路不好时，对照幻灯片核实，或标出时间。',
      },
    ],
  },
  steps: {
    heading: '从一段录音，|到可以|引用的文字。',
    list: [
      {
        name: '先听',
        text: '从头听一遍：什么语言、什么口音、几个人说话，哪几分钟难听清。',
      },
      {
        name: '初稿',
        text: '软件用得上的地方，由软件出初稿。只是初稿。',
      },
      {
        name: '成稿',
        text: '由母语译员边听边重写，标明说话人和时间。',
      },
      {
        name: '复听',
        text: phrase`人名、数字和做了标记的地方再听一遍。怎么听也听不清的，标［听不清］或${english('“[inaudible 00:12:31]”')}，不靠猜。`,
      },
      {
        name: '排版',
        text: '排成可读的文档、可译的表格，或可播放的字幕。',
      },
    ],
  },
  exchange: {
    heading: '您录下什么，|我们写成什么',
    sample: {
      caption: '会议录音中的一句，附译文',
      source: ['［00:12:31］说话人2：这个case你follow一下，周五之前。'],
      delivered: [english('[00:12:31] Speaker 2: Please follow up on this case by Friday.')],
    },
    rows: [
      {
        send: '音频（.mp3、.wav、.m4a、.flac）',
        receive: 'Word，页边标明说话人和时间',
        counted: counting.duration,
      },
      {
        send: '视频（.mp4、.mov、.mkv、.webm）',
        receive: 'Word，或SRT、VTT字幕文件',
        counted: counting.duration,
      },
      {
        send: '视频会议的录像',
        receive: 'Word，画面上显示名字的，按名字标说话人；共享的幻灯片也注明',
        counted: counting.duration,
      },
      {
        send: '软件出的初稿（.docx、.txt、.srt）',
        receive: '原文件，对照声音改正',
        counted: counting.exact,
      },
      {
        send: '手写的会议记录或笔记',
        receive: 'Word，认不出的字照实标明',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: '这些能帮|我们听清',
    general: [
      '原始录音，不要聊天软件里转发的那份',
      '说话人的姓名和身份，按出场顺序',
      '会上提到的议程、幻灯片或证据材料',
      '要整理稿还是逐字稿，隔多久标一次时间',
    ],
    intoChinese: ['用简体还是繁体', '中文里夹的英文词，保留还是译出'],
    intoEnglish: ['只要文字稿，还是旁边附上译文', '用美式还是英式拼写'],
  },
  questions: [
    {
      question: '整理稿还是逐字稿？',
      answer: phrase`整理稿去掉口误和口头禅，“那个”“就是说”不留，${english('um')}、${english('you know')}也不留；逐字稿一个不少。上法庭、做研究用逐字稿，写文章用整理稿。`,
    },
    {
      question: '说的什么语言，就写成什么语言吗？',
      answer:
        '是的。翻译是第二步，可以一并下单：时间、原文、译文三栏并排的表格，多数人觉得核对起来很方便。',
    },
    {
      question: '几个人同时说话，分得清吗？',
      answer:
        '通常可以；有视频，或有一张写明谁坐哪里的名单，会分得更清。分不清的地方写“说话人3”，不张冠李戴。',
    },
    {
      question: '哪些口音和方言能做？',
      answer: phrase`请告诉我们说话人是哪里人。台湾的国语照当地的说法写，用繁体：写“${hant('網路')}”，不写“网络”。粤语或其他方言请先问一声，我们会告诉您能不能接。`,
    },
    {
      question: '录音还没有字数，怎么计价？',
      answer: '以报价为准：我们先听，算好费用，以固定价格报给您。付清全款后开始工作。',
    },
    {
      question: '录音是保密的，你们怎么处理？',
      answer: `只由受《保密协议》约束的${ifClaimed('neverFreelancers', '本公司专职员工', '人员')}经手，项目完成后24小时内删除。`,
    },
  ],
  closing: {
    title: '原话|是怎么说的？',
    companion: english('What was said, exactly?'),
    text: '发来录音，大小不超过1 GB。不论哪一天，24小时内回复。',
  },
};
