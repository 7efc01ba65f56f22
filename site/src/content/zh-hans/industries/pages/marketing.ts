import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const marketing: IndustryContent = {
  heading: '数字营销',
  headingCompanion: english('Digital marketing'),
  lead: '帖子、广告、落地页、直播稿，|写给两个互联网：|平台不同，法律不同，|笑点也不同。|译得通的就译，|译不通的就重写。',
  duel: [
    {
      term: hans('流量'),
      reading: pinyin('liúliàng'),
      meaning: english('Traffic'),
      text: '来的人。“流”是流动：花钱买来，看完就走。',
    },
    {
      term: hans('留量'),
      reading: pinyin('liúliàng'),
      meaning: english('Retention'),
      text: phrase`留下的人。营销人拿“流量”造的谐音，意思正相反。两个都译成“${english('traffic')}”，方案就白做了。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为营销团队|提供的服务',
      cards: [
        {
          name: '社交媒体',
          nameCompanion: english('Social media'),
          text: '微信、微博、小红书、抖音；Instagram、LinkedIn、YouTube、X。长短、规矩、表情，各有一套。',
        },
        {
          name: '搜索营销',
          nameCompanion: english('Search'),
          text: '百度和谷歌的关键词、广告、落地页，用搜索者自己的语言调研。',
        },
        {
          name: '广告与落地页',
          nameCompanion: english('Ads and landing pages'),
          text: '标题备几种长度，按钮上的话像人说的；哪句宣传换个市场不能说，另附说明。',
        },
        {
          name: '短视频与直播',
          nameCompanion: english('Short video and live shopping'),
          text: '开场、字幕、主播口播稿、上架提示，都是口语，一口气说得完。',
        },
        {
          name: '邮件与会员运营',
          nameCompanion: english('Email and membership'),
          text: '邮件、推送、社群消息，从标题到退订，一个口吻。',
        },
        {
          name: '命名、广告语与文化把关',
          nameCompanion: english('Names, slogans and cultural review'),
          text: '字面什么意思，念出来像什么，赶上什么日子，颜色有什么讲究，印刷之前都查一遍。',
        },
      ],
      services: ['creative-writing', 'seo', 'video'],
    },
    falseFriends: {
      heading: '中文热闹，|英文冷场',
      columns: ['方案里写', '别译成', '应译作'],
      rows: [
        {
          source: '种草',
          wrong: english('grow grass'),
          ours: phrase`${english('make people want it')}；作为打法叫${english('product seeding')}`,
        },
        {
          source: '软文',
          wrong: english('soft text'),
          ours: phrase`${english('advertorial')}，并注明是广告`,
        },
        {
          source: '私域',
          wrong: english('private domain'),
          ours: phrase`${english('owned channels')}：不必再花钱就能触达的粉丝`,
        },
        { source: '拉新', wrong: english('pull new'), ours: english('acquire new customers') },
        {
          source: '赋能',
          wrong: english('empower'),
          ours: phrase`${english('help')}，再写明帮谁做什么`,
        },
        {
          source: '匠心',
          wrong: english('ingenuity'),
          ours: phrase`${english('craftsmanship')}；写出是哪道工艺，更有说服力`,
        },
        { source: '了解详情', wrong: english('Understand details'), ours: english('Learn more') },
      ],
    },
    closing: {
      title: '说得出彩，|才传得开。',
      companion: english('Say it so they share it.'),
      text: '整套方案，或者半页需求，都可以发来。24小时内回复，做活动的周末和节假日也不例外。',
    },
  },
};
