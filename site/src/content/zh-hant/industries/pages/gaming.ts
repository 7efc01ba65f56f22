import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const gaming: IndustryContent = {
  heading: '遊戲',
  headingCompanion: english('Gaming'),
  lead: phrase`程式有錯，玩家還能忍；|台詞讓人出戲，玩家轉身就走。|任務、技能、劇情、商店頁面，|交給分得清|兩種「${english('build')}」的人來譯。`,
  duel: [
    {
      term: hant('封測'),
      reading: pinyin('fēngcè'),
      meaning: english('Closed beta'),
      text: '受邀玩家才進得來，多半還要「刪檔」，也就是測試結束，進度清空。',
    },
    {
      term: hant('公測'),
      reading: pinyin('gōngcè'),
      meaning: english('Open beta'),
      text: phrase`人人進得來，多半就是正式上線：商城照開，買了的不清。這時譯成${english('launch')}才對；公告寫錯，玩家就來要退款。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為工作室|和發行商|提供的服務',
      cards: [
        {
          name: '遊戲文本',
          nameCompanion: english('In-game text'),
          text: '介面、道具、技能、任務，從試算表或引擎匯出檔直接處理，變數、標籤和長度限制都守住。',
        },
        {
          name: '劇情與對白',
          nameCompanion: english('Story and dialogue'),
          text: '武俠、太空歌劇、校園，每個角色都有自己的口吻。雙關語換一個，不加註腳。',
        },
        {
          name: '配音與字幕',
          nameCompanion: english('Voice-over and subtitles'),
          text: '配音稿附上語境和時間長度，演員照著就能錄；字幕在打鬥中也看得完。',
        },
        {
          name: '商店頁面與預告片',
          nameCompanion: english('Store pages and trailers'),
          text: 'Steam、App Store、Google Play等平台的簡介、標籤、更新說明和字幕，用玩家會搜的詞。',
        },
        {
          name: '法規文件',
          nameCompanion: english('Compliance texts'),
          text: '遊戲分級、轉蛋機率公告、定型化契約；要進大陸，另有版號送審文件。',
        },
        {
          name: '社群與客服',
          nameCompanion: english('Community and support'),
          text: '公告、玩家評價和回報。玩家的行話，給要回覆的人講明白。',
        },
      ],
      services: ['app', 'video', 'creative-writing'],
    },
    falseFriends: {
      heading: '玩家一看|就知道不對',
      columns: ['遊戲裡說', '別譯成', '應譯作'],
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
          source: '課金',
          wrong: english('tuition fee'),
          ours: phrase`${english('spend real money')}；「課長」是${english('whale')}`,
        },
        { source: '轉蛋', wrong: english('twisted egg'), ours: english('gacha') },
        {
          source: '外掛',
          wrong: english('plug-in'),
          ours: phrase`${english('cheat')}，或${english('hack')}`,
        },
        { source: '有雷', wrong: english('thunder ahead'), ours: english('spoilers ahead') },
      ],
    },
    closing: {
      title: '請按|任意鍵繼續。',
      companion: english('Press any key.'),
      text: '一張字串表、一章劇情都行，傳來看看。24小時內回覆；週末玩家上線，我們也在。',
    },
  },
};
