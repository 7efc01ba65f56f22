import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const gaming: IndustryContent = {
  heading: '游戏',
  headingCompanion: english('Gaming'),
  lead: phrase`程序有错，玩家还能忍；|台词让人出戏，玩家转身就走。|任务、技能、剧情、商店页面，|交给分得清|两种“${english('build')}”的人来译。`,
  duel: [
    {
      term: hans('内测'),
      reading: pinyin('nèicè'),
      meaning: english('Closed beta'),
      text: '受邀玩家才进得来，多半还要“删档”，也就是测试结束，进度清零。',
    },
    {
      term: hans('公测'),
      reading: pinyin('gōngcè'),
      meaning: english('Open beta'),
      text: phrase`在大陆多半就是正式上线：商城开着，买了的不清。这时译成${english('launch')}才对；公告写错，玩家就来要退款。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为工作室|和发行商|提供的服务',
      cards: [
        {
          name: '游戏文本',
          nameCompanion: english('In-game text'),
          text: '界面、道具、技能、任务，从表格或引擎导出文件直接处理，变量、标签和长度限制都守住。',
        },
        {
          name: '剧情与对白',
          nameCompanion: english('Story and dialogue'),
          text: '武侠、太空歌剧、校园，每个角色都有自己的口吻。双关语换一个，不加注脚。',
        },
        {
          name: '配音与字幕',
          nameCompanion: english('Voice-over and subtitles'),
          text: '配音稿附上语境和时长，演员照着就能录；字幕在打斗中也看得完。',
        },
        {
          name: '商店页面与预告片',
          nameCompanion: english('Store pages and trailers'),
          text: 'Steam、App Store、TapTap等平台的简介、标签、更新说明和字幕，用玩家会搜的词。',
        },
        {
          name: '合规文本',
          nameCompanion: english('Compliance texts'),
          text: '版号送审材料：适龄提示、抽取概率公示、防沉迷说明，以及送审剧本。',
        },
        {
          name: '社区与客服',
          nameCompanion: english('Community and support'),
          text: '公告、玩家评价和反馈。玩家的黑话，给要回复的人讲明白。',
        },
      ],
      services: ['app', 'video', 'creative-writing'],
    },
    falseFriends: {
      heading: '玩家一看|就知道不对',
      columns: ['游戏里说', '别译成', '应译作'],
      rows: [
        { source: '太肝了', wrong: english('too liver'), ours: english('way too grindy') },
        {
          source: '副本',
          wrong: english('copy'),
          ours: phrase`${english('dungeon')}，或${english('instance')}`,
        },
        {
          source: '保底',
          wrong: english('guaranteed bottom'),
          ours: phrase`${english('pity')}，80抽保底就是${english('80 pulls to pity')}`,
        },
        {
          source: '氪金',
          wrong: english('krypton gold'),
          ours: phrase`${english('spend real money')}；“氪佬”是${english('whale')}`,
        },
        {
          source: '体力',
          wrong: english('physical strength'),
          ours: phrase`${english('stamina')}，或${english('energy')}`,
        },
        {
          source: '外挂',
          wrong: english('plug-in'),
          ours: phrase`${english('cheat')}，或${english('hack')}`,
        },
        { source: '666', wrong: english('the devil’s number'), ours: english('Nice play!') },
      ],
    },
    closing: {
      title: '请按|任意键继续。',
      companion: english('Press any key.'),
      text: '一张文本表、一章剧情都行，发来看看。24小时内回复；周末玩家在线，我们也在。',
    },
  },
};
