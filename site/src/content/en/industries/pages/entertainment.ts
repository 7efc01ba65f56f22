import { ifClaimed } from '../../../claimed.ts';
import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, hant, phrase, pinyin } from '../../../phrase.ts';

export const entertainment: IndustryContent = {
  heading: 'Entertainment',
  headingCompanion: hans('影视文娱'),
  lead: 'Scripts, subtitles, pitches and contracts for film, series, music and stage. A joke has to land in its second; a credit has to stand as negotiated.',
  duel: [
    {
      term: hans('出镜'),
      reading: pinyin('chūjìng'),
      meaning: 'Appear on camera',
      text: phrase`${hans('镜')} is the lens. A clause about it decides whether an actor is paid.`,
    },
    {
      term: hans('出境'),
      reading: pinyin('chūjìng'),
      meaning: 'Leave the country',
      text: phrase`${hans('境')} is the border. Same sound: a call about who may not ${pinyin('chūjìng')} is about a shoot, or about a passport.`,
    },
  ],
  body: {
    offer: {
      heading: 'What we do for film, music and stage',
      cards: [
        {
          name: 'Subtitles and captions',
          nameCompanion: hans('字幕'),
          text: 'For cinemas, platforms and festivals, timed to the cut and read against the platform’s style guide.',
        },
        {
          name: 'Scripts and dubbing',
          nameCompanion: hans('剧本与配音'),
          text: 'Screenplays in industry layout; dialogue that fits the mouth, the breath and the character’s age.',
        },
        {
          name: 'Pitches and series bibles',
          nameCompanion: hans('提案与故事大纲'),
          text: 'Loglines, treatments and decks that sell in the other market, where other films are the reference.',
        },
        {
          name: 'Rights and contracts',
          nameCompanion: hans('版权与合同'),
          text: 'Option, license, distribution and artist agreements; media, territory and term spelled out in both languages.',
        },
        {
          name: 'Titles and metadata',
          nameCompanion: hans('片名与平台资料'),
          text: 'Titles, synopses, keywords and cast lists within a platform’s fields, with the official names of the people in them.',
        },
        {
          name: 'Lyrics, surtitles and programs',
          nameCompanion: hans('歌词与剧场字幕'),
          text: 'For reading or for singing, which are two translations; and a program the audience takes home.',
        },
      ],
      services: ['video', 'transcription', 'creative-writing'],
    },
    falseFriends: {
      heading: 'False friends on the call sheet',
      columns: ['In the script', 'Not', 'But'],
      rows: [
        { source: hans('杀青'), wrong: 'kill the green', ours: 'That’s a wrap' },
        { source: 'pilot', wrong: hans('飞行员'), ours: phrase`${hans('试播集')}` },
        { source: hans('片尾彩蛋'), wrong: 'colored egg', ours: 'post-credits scene' },
        { source: hans('路透图'), wrong: 'Reuters picture', ours: 'leaked set photo' },
        {
          source: 'executive producer',
          wrong: hans('执行制片人'),
          ours: phrase`${hans('监制')} or ${hans('总制片人')}, as the contract has it; ${hans('执行制片人')} is closer to line producer`,
        },
        {
          source: 'cast and crew',
          wrong: hans('演员和船员'),
          ours: phrase`${hans('全体演职人员')}, in Taiwan ${hant('全體演職員')}`,
        },
      ],
    },
    closing: {
      title: 'Get the joke through customs.',
      companion: hans('让笑点顺利过关。'),
      text: `Send a reel, a script or a single page. Unreleased work ${ifClaimed('neverFreelancers', 'stays with in-house staff under', 'is covered by')} the Non-Disclosure Agreement.`,
    },
  },
};
