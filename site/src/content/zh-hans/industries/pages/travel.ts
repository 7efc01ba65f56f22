import { ifClaimed } from '../../../claimed.ts';
import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const travel: IndustryContent = {
  heading: '旅游|与酒店',
  headingCompanion: english('Travel and hospitality'),
  lead: '客人还没见到床，|先读到您写的字。|官网、菜单、导览、票务规则，|读着是欢迎，|用着是合同。',
  duel: [
    {
      term: hans('签证'),
      reading: pinyin('qiānzhèng'),
      meaning: english('Visa'),
      text: '签在护照上，由要去的国家签发。',
    },
    {
      term: hans('签注'),
      reading: pinyin('qiānzhù'),
      meaning: english('Exit endorsement'),
      text: phrase`签在内地居民往来港澳的通行证上。译成${english('visa')}，客人就会排错柜台，旅行团先走了。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为酒店|和航旅企业提供的服务',
      cards: [
        {
          name: '酒店官网',
          nameCompanion: english('Hotel and resort websites'),
          text: '客房、优惠、品牌故事。床型、早餐、押金，用当地客人订房时用的词。',
        },
        {
          name: '预订与渠道',
          nameCompanion: english('Booking and channels'),
          text: '预订系统、确认函、旅游平台上的房源介绍，每一栏都放得下，取消规则一条不少。',
        },
        {
          name: '菜单',
          nameCompanion: english('Menus'),
          text: '菜名让客人想得出样子，过敏原让客人信得过，服务员也念得出口。',
        },
        {
          name: '宾客指南',
          nameCompanion: english('Guest information'),
          text: '服务指南、水疗价目单、标识牌；安全须知，凌晨三点也看得懂。',
        },
        {
          name: '景区与导览',
          nameCompanion: english('Attractions and guides'),
          text: '说明牌、语音导览、地图。朝代注明年份，地名用官方拼写。',
        },
        {
          name: '票务规则与条款',
          nameCompanion: english('Fare rules and policies'),
          text: '运输条件、会员条款、保险。可退、可改、可转让，始终是三回事。',
        },
      ],
      services: ['website', 'document', 'video'],
    },
    falseFriends: {
      heading: '到了前台，|才知道译错了',
      columns: ['页面上写', '别译成', '应译作'],
      rows: [
        {
          source: '标准间',
          wrong: english('standard room'),
          ours: phrase`多半是${english('twin room')}，我们会先问几张床`,
        },
        {
          source: '大床房',
          wrong: english('big bed room'),
          ours: phrase`${english('double room')}；床够宽，才叫${english('king room')}`,
        },
        {
          source: '一楼（给英国客人）',
          wrong: english('first floor'),
          ours: phrase`${english('ground floor')}；${english('first floor')}是二楼`,
        },
        {
          source: '夫妻肺片',
          wrong: english('husband and wife’s lung slices'),
          ours: phrase`${english('sliced beef and tripe in chili oil')}，没有肺，也没有夫妻`,
        },
        {
          source: '小心地滑',
          wrong: english('slip carefully'),
          ours: english('Caution: wet floor'),
        },
        { source: '开水', wrong: english('open water'), ours: english('hot drinking water') },
        { source: '农家乐', wrong: english('happy farmers'), ours: english('farm stay') },
      ],
    },
    closing: {
      title: '让客人|来了还想来。',
      companion: english('Bring them back.'),
      text: `一份菜单、一个页面，或整本导览，都可以发来。${ifClaimed('supportAtAnyHour', '全天候有人，')}24小时内回复您。`,
    },
  },
};
