import { ifClaimed } from '../../../claimed.ts';
import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const entertainment: IndustryContent = {
  heading: '影视文娱',
  headingCompanion: english('Entertainment'),
  lead: '电影、剧集、音乐和舞台的|剧本、字幕、提案与合同。|笑点要落在该笑的那一秒，|署名要跟谈定的一样。',
  duel: [
    {
      term: hans('首映'),
      reading: pinyin('shǒuyìng'),
      meaning: english('Theatrical premiere'),
      text: '“映”是放映，头一回在影院里放。',
    },
    {
      term: hans('首播'),
      reading: pinyin('shǒubō'),
      meaning: english('First broadcast'),
      text: phrase`“播”是播出，头一回在电视或平台上播。合同里都写成“${english('premiere')}”，窗口期从哪一天算，谁也说不清。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为影视、音乐|和舞台提供的服务',
      cards: [
        {
          name: '字幕',
          nameCompanion: english('Subtitles and captions'),
          text: '供影院、平台和电影节使用，时间轴对准成片，并按平台的风格指南通读一遍。',
        },
        {
          name: '剧本与配音',
          nameCompanion: english('Scripts and dubbing'),
          text: '剧本用行业格式；台词对得上口型、气口和角色的年纪。',
        },
        {
          name: '提案与故事大纲',
          nameCompanion: english('Pitches and series bibles'),
          text: '一句话故事、大纲和提案，写给另一个市场的人看，那里拿来作比的是另一批片子。',
        },
        {
          name: '版权与合同',
          nameCompanion: english('Rights and contracts'),
          text: '改编选择权、许可、发行、演艺合同；媒体、地域、期限，两种语言都写清楚。',
        },
        {
          name: '片名与平台资料',
          nameCompanion: english('Titles and metadata'),
          text: '片名、简介、关键词、演职员表，放得进平台的每一栏，人名用官方写法。',
        },
        {
          name: '歌词、剧场字幕与节目册',
          nameCompanion: english('Lyrics, surtitles and programs'),
          text: '歌词是给人读还是给人唱，是两种译法；节目册，观众会带回家。',
        },
      ],
      services: ['video', 'transcription', 'creative-writing'],
    },
    falseFriends: {
      heading: '字都认识，|意思两样',
      columns: ['圈内说', '别译成', '应译作'],
      rows: [
        { source: '杀青', wrong: english('kill the green'), ours: english('That’s a wrap') },
        { source: '定档', wrong: english('set the file'), ours: english('set a release date') },
        { source: '片尾彩蛋', wrong: english('colored egg'), ours: english('post-credits scene') },
        { source: '路透图', wrong: english('Reuters picture'), ours: english('leaked set photo') },
        {
          source: '群演',
          wrong: english('group performance'),
          ours: phrase`${english('extras')}，即${english('background actors')}`,
        },
        {
          source: '执行制片人',
          wrong: english('executive producer'),
          ours: phrase`更接近${english('line producer')}；${english('executive producer')}多为“监制”或“总制片人”，以合同为准`,
        },
        {
          source: '联合出品',
          wrong: english('co-produced by'),
          ours: phrase`${english('co-presented by')}；是出资还是承制，先看合同`,
        },
      ],
    },
    closing: {
      title: '让笑点|顺利过关。',
      companion: english('Get the joke through customs.'),
      text: `一段样片、一部剧本，或者一页纸，都可以发来。未公开的作品${ifClaimed('neverFreelancers', '只由本公司员工经手，')}受《保密协议》保护。`,
    },
  },
};
