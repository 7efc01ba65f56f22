import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const gaming: IndustryContent = {
  heading: 'Gaming',
  headingCompanion: hans('游戏'),
  lead: 'Players forgive a bug sooner than a bad line. Quests, skills, stories and store pages, translated by people who can tell a build from a build.',
  duel: [
    {
      term: hans('内测'),
      reading: pinyin('nèicè'),
      meaning: 'Closed beta',
      text: phrase`Invited players, and often ${hans('删档')}: progress is wiped at the end.`,
    },
    {
      term: hans('公测'),
      reading: pinyin('gōngcè'),
      meaning: 'Open beta',
      text: 'On the Mainland, mostly the launch itself: the shop is open and what is bought stays. Announce the wrong one, and players ask for their money back.',
    },
  ],
  body: {
    offer: {
      heading: 'What we do for studios and publishers',
      cards: [
        {
          name: 'In-game text',
          nameCompanion: hans('游戏文本'),
          text: 'Interface, items, skills and quests from your spreadsheet or engine export, with variables, tags and length limits respected.',
        },
        {
          name: 'Story and dialogue',
          nameCompanion: hans('剧情与对白'),
          text: 'Every character keeps a voice, whether wuxia, space opera or schoolyard. Puns are replaced, not footnoted.',
        },
        {
          name: 'Voice-over and subtitles',
          nameCompanion: hans('配音与字幕'),
          text: 'Recording scripts with context and timing for the actor, and subtitles that can be read in a fight.',
        },
        {
          name: 'Store pages and trailers',
          nameCompanion: hans('商店页面与宣传'),
          text: 'Steam, App Store, TapTap and the rest: descriptions, tags, patch notes and captions in words players search for.',
        },
        {
          name: 'Compliance texts',
          nameCompanion: hans('合规文本'),
          text: phrase`Material for the ${hans('版号')}, the Mainland publishing license: age rating, drop rates, anti-addiction notices and the script under review.`,
        },
        {
          name: 'Community and support',
          nameCompanion: hans('社区与客服'),
          text: 'Announcements, reviews and player reports, with the slang explained to the people who must answer it.',
        },
      ],
      services: ['app', 'video', 'creative-writing'],
    },
    falseFriends: {
      heading: 'False friends in the chat',
      columns: ['In the game', 'Not', 'But'],
      rows: [
        { source: hans('太肝了'), wrong: 'too liver', ours: 'way too grindy' },
        {
          source: hans('保底'),
          wrong: 'guaranteed bottom',
          ours: 'pity, as in “80 pulls to pity”',
        },
        { source: hans('金手指'), wrong: 'golden finger', ours: 'cheat' },
        { source: 'Health: 100', wrong: hans('健康'), ours: phrase`${hans('生命值')}` },
        {
          source: 'Stop camping!',
          wrong: hans('别露营了！'),
          ours: phrase`${hans('别蹲了！')}`,
        },
        { source: '666', wrong: 'the devil’s number', ours: 'Nice play!' },
      ],
    },
    closing: {
      title: 'Press any key.',
      companion: hans('按任意键继续。'),
      text: 'Send a string table or a chapter. We reply within 24 hours; weekends count, as they do for players.',
    },
  },
};
