import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const marketing: IndustryContent = {
  heading: 'Digital marketing',
  headingCompanion: hans('数字营销'),
  lead: 'Posts, ads, landing pages and live scripts for two internets with different platforms, different laws and different jokes. Translated where that works, rewritten where it does not.',
  duel: [
    {
      term: hans('流量'),
      reading: pinyin('liúliàng'),
      meaning: 'Traffic',
      text: phrase`Those who come. ${hans('流')} flows: it is bought by the click, and it flows on.`,
    },
    {
      term: hans('留量'),
      reading: pinyin('liúliàng'),
      meaning: 'Retention',
      text: phrase`Those who stay. ${hans('留')} remains: a marketer’s pun on the first, and the opposite of it. Translate both as “traffic” and the strategy is gone.`,
    },
  ],
  body: {
    offer: {
      heading: 'What we do for marketers',
      cards: [
        {
          name: 'Social media',
          nameCompanion: hans('社交媒体'),
          text: 'WeChat, Weibo, Xiaohongshu and Douyin; Instagram, LinkedIn, YouTube and X. Each has its length, its manners and its emoji.',
        },
        {
          name: 'Search',
          nameCompanion: hans('搜索营销'),
          text: 'Keywords, ads and landing pages for Baidu and Google, researched in the language of the searcher.',
        },
        {
          name: 'Ads and landing pages',
          nameCompanion: hans('广告与落地页'),
          text: 'Headlines in several lengths, calls to action that sound like people, and a note where a claim may not travel.',
        },
        {
          name: 'Short video and live shopping',
          nameCompanion: hans('短视频与直播'),
          text: 'Hooks, captions, host scripts and product cues, in spoken language that can be said in one breath.',
        },
        {
          name: 'Email and membership',
          nameCompanion: hans('邮件与会员运营'),
          text: 'Newsletters, push messages and group chats, from subject line to unsubscribe, in one voice.',
        },
        {
          name: 'Names, slogans and cultural review',
          nameCompanion: hans('命名、广告语与文化把关'),
          text: 'What it says, what it sounds like, what date it falls on and what the color means, before it is printed.',
        },
      ],
      services: ['creative-writing', 'seo', 'video'],
    },
    falseFriends: {
      heading: 'False friends in the campaign',
      columns: ['In the brief', 'Not', 'But'],
      rows: [
        {
          source: 'the best in town',
          wrong: hans('全城最佳'),
          ours: phrase`${hans('街坊都说好')}; Article 9 of the Advertising Law bans ${hans('最佳')}`,
        },
        {
          source: hans('种草'),
          wrong: 'grow grass',
          ours: 'make people want it; as a tactic, product seeding',
        },
        { source: hans('软文'), wrong: 'soft text', ours: 'advertorial, and marked as one' },
        { source: 'engagement rate', wrong: hans('订婚率'), ours: phrase`${hans('互动率')}` },
        { source: 'Learn more', wrong: hans('学习更多'), ours: phrase`${hans('了解详情')}` },
        {
          source: hans('私域'),
          wrong: 'private domain',
          ours: 'owned channels: followers you can reach without paying again',
        },
      ],
    },
    closing: {
      title: 'Say it so they share it.',
      companion: hans('说得出彩，才传得开。'),
      text: 'Send the campaign, or a half-page brief. We reply within 24 hours, including the weekends and holidays that campaigns are made for.',
    },
  },
};
