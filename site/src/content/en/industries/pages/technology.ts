import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, hant, phrase, pinyin } from '../../../phrase.ts';

export const technology: IndustryContent = {
  heading: 'Technology',
  headingCompanion: hans('科技'),
  lead: 'Interfaces, documentation and release notes that engineers on both sides read without stopping. We know what must be translated, and which half of the file must not be touched.',
  duel: [
    {
      term: hans('缓存'),
      reading: pinyin('huǎncún'),
      meaning: 'Cache',
      text: 'Kept so that it need not be fetched again. When it goes stale, the remedy is to clear it.',
    },
    {
      term: hans('缓冲'),
      reading: pinyin('huǎnchōng'),
      meaning: 'Buffer',
      text: phrase`Held until the other side is ready. When it overflows, it is a vulnerability: ${hans('缓冲区溢出')}. One character off, and the patch lands in the wrong layer.`,
    },
  ],
  body: {
    offer: {
      heading: 'What we do for technology companies',
      cards: [
        {
          name: 'Software interfaces',
          nameCompanion: hans('软件界面'),
          text: 'Strings in their own formats, placeholders and plurals intact, one verb for one action across menus, errors and help.',
        },
        {
          name: 'Developer documentation',
          nameCompanion: hans('开发者文档'),
          text: 'Guides, references and OpenAPI descriptions in Markdown or HTML. Code, flags and identifiers stay; comments are translated when you say so.',
        },
        {
          name: 'Hardware and manuals',
          nameCompanion: hans('硬件与手册'),
          text: 'Data sheets, installation guides and safety notes, with units, tolerances and callouts as the engineer wrote them.',
        },
        {
          name: 'Standards and tenders',
          nameCompanion: hans('标准与招投标'),
          text: 'Technical specifications and bids, where shall, should and may are three different promises in both languages.',
        },
        {
          name: 'Security and compliance',
          nameCompanion: hans('安全与合规'),
          text: phrase`Audit reports, data-processing terms and questionnaires; ${hans('等级保护')} rendered as the multi-level protection scheme it is, not as “grade protection”.`,
        },
        {
          name: 'Product marketing',
          nameCompanion: hans('产品营销'),
          text: 'Launch pages, white papers and case studies that an engineer can read without wincing and a buyer to the end.',
        },
      ],
      services: ['app', 'website', 'document'],
    },
    expertise: {
      heading: 'Two kinds of knowing',
      list: [
        {
          name: 'Technical Accuracy',
          text: phrase`Commands, paths, error codes and version numbers come back character for character. Terms follow the vendor’s own published usage where it exists: ${hans('进程')} is a process and ${hans('线程')} a thread, and neither is ever “the program”.`,
        },
        {
          name: 'Platform Expertise',
          text: phrase`iOS, Android, Windows, the web and mini-programs each have words of their own, and so have regions. A server is ${hans('服务器')} on the Mainland and ${hant('伺服器')} in Taiwan, where ${hant('程序')} is a procedure and a program is ${hant('程式')}.`,
        },
      ],
    },
    falseFriends: {
      heading: 'False friends in the release',
      columns: ['In the file', 'Not', 'But'],
      rows: [
        {
          source: 'should (in a standard)',
          wrong: hans('应'),
          ours: phrase`${hans('宜')}; in Chinese standards ${hans('应')} is shall, a requirement`,
        },
        {
          source: 'row (for Taiwan)',
          wrong: hans('行'),
          ours: phrase`${hant('列')}; on the Mainland that same character is the column`,
        },
        {
          source: 'deprecated',
          wrong: hans('已删除'),
          ours: phrase`${hans('已弃用')}; it still works, for now`,
        },
        {
          source: 'free software',
          wrong: hans('免费软件'),
          ours: phrase`${hans('自由软件')}, where it is the license that is free`,
        },
        {
          source: hans('手机内存256 GB'),
          wrong: '256 GB of memory',
          ours: '256 GB of storage',
        },
        {
          source: hans('死机'),
          wrong: 'dead machine',
          ours: 'freeze; a crash is something else',
        },
      ],
    },
    closing: {
      title: 'Ship in both languages.',
      companion: hans('两种语言，同步发布。'),
      text: 'Send a file from your repository or a draft from your desk. Response time: 24 hours, weekends and holidays included.',
    },
  },
};
