import { ifClaimed } from '../../../claimed.ts';
import { english, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const videoTranslation: ServiceContent = {
  heading: '音视频|翻译',
  headingCompanion: english('Video and audio translation'),
  lead: '演讲、课程、电影、播客和产品视频的|字幕、配音稿与画面文字。|说了什么、画面上有什么，|都译出来，|而且短得来得及看完。',
  aside: asides.translation,
  specimens: {
    headings: { source: '片中原话', wrong: '逐字硬译', ours: '我们的字幕' },
    rows: [
      {
        source: '她是我表妹',
        wrong: english('She is my younger female maternal cousin'),
        ours: english('She’s my cousin'),
        note: phrase`堂表亲在中文里有八种叫法，英文只有一个${english('cousin')}。“表”字说的是不同姓；剧情用得上这一层，我们就在台词里另找地方交代。`,
      },
      {
        source: '前方高能',
        wrong: english('High energy ahead'),
        ours: english('Brace yourselves'),
        note: '弹幕里的话，提醒后面有吓人一跳的镜头，和能量无关。',
      },
      {
        source: '收工，大家辛苦了',
        wrong: english('Finish work, everyone has suffered'),
        ours: english('That’s a wrap. Great work, everyone'),
        note: '“辛苦了”是道谢，不是诉苦。对谁说、镜头停几秒，决定英文写成哪一句。',
      },
    ],
  },
  steps: {
    heading: '听准，译好，|卡上时间。',
    list: [
      {
        name: '转写',
        text: '把音轨写成文字；有脚本的，对照实际说出的话核对一遍。',
      },
      {
        name: '时间轴',
        text: '每条字幕定好入点和出点，避开剪辑点，分清说话人。人名和反复出现的梗列成一张表，整季通用。',
      },
      {
        name: '翻译',
        text: '对着画面译，由观众那种语言的母语译员执笔。',
      },
      {
        name: '审校',
        text: '先对照原文核意思，再查阅读速度、断行和重叠；您指定了平台，就按该平台的风格指南查。',
      },
      {
        name: '通看',
        text: '成品文件配着视频播放，从第一条看到末一条。',
      },
    ],
  },
  exchange: {
    heading: '您发来什么，|我们交回什么',
    sample: {
      caption: '第112条字幕，双语同屏',
      source: ['00:04:31,200 --> 00:04:33,000', '收到，马上行动。'],
      delivered: [
        '00:04:31,200 --> 00:04:33,000',
        english('Copy that. Moving in.'),
        '收到，马上行动。',
      ],
    },
    rows: [
      {
        send: '视频（.mp4、.mov、.mkv、.webm）',
        receive: '播放器所用格式的字幕文件，另附带时间的文稿',
        counted: counting.duration,
      },
      {
        send: '音频（.mp3、.wav、.m4a）',
        receive: '译好的文稿，标明说话人和时间',
        counted: counting.duration,
      },
      {
        send: 'SubRip（.srt）',
        receive: 'UTF-8编码的SRT，单语，或每条两行双语',
        counted: counting.exact,
      },
      {
        send: 'WebVTT（.vtt）',
        receive: 'VTT，位置和说话人标签保留',
        counted: counting.exact,
      },
      {
        send: 'Advanced SubStation（.ass）',
        receive: 'ASS，样式、画面文字和特效保留，并写明中文字体',
        counted: counting.exact,
      },
      {
        send: 'TTML（.ttml、.dfxp）',
        receive: '供电视台和平台使用的TTML',
        counted: counting.exact,
      },
      {
        send: '脚本（.docx）',
        receive: '旁白稿或配音稿，旁边附原文',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '第一条|字幕之前，|请备好',
    general: [
      '视频本身，清晰度低也行',
      '脚本或字幕，如果有',
      '在哪里播放，附上该平台的风格指南',
      '画面上出现的名字，本人怎么拼写',
    ],
    intoChinese: ['简体还是繁体，给哪个地区看', '只上中文，还是双语同屏'],
    intoEnglish: ['给听得见的观众看的字幕，还是CC字幕（听障字幕）', '用美式还是英式拼写'],
  },
  questions: [
    {
      question: '你们录配音吗？',
      answer: '我们写配音稿：与画面对好时间，名字注明读音。录音和混音由您的录音棚来做。',
    },
    {
      question: '片中说普通话，字幕用简体还是繁体？',
      answer: phrase`这要看观众是谁，不看谁在说话。中国大陆和新加坡用简体，台湾和香港用繁体，用词也各随当地：北京说“视频”，台北说“${hant('影片')}”。`,
    },
    {
      question: '粤语能译吗？',
      answer:
        '询价时请写明录音里说的是什么：普通话、粤语，还是别的方言。我们会在24小时内回复，告诉您能不能接。',
    },
    {
      question: '字幕会压进画面里吗？',
      answer: '我们交付字幕文件，以后还能搜索、能改。加进视频这一步，由您的剪辑师或平台完成。',
    },
    {
      question: '片子还没公开，谁会看到？',
      answer: `只有受《保密协议》约束的${ifClaimed('neverFreelancers', '本公司专职员工，不用兼职译员', '经手人员')}。项目完成后24小时内删除文件。`,
    },
  ],
  closing: {
    title: '让世界|听懂您。',
    companion: english('Be understood out loud.'),
    text: '发来视频或字幕文件，大小不超过1 GB。24小时内回复，周日也一样。',
  },
};
