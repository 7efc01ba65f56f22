import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, hant, phrase, pinyin } from '../../../phrase.ts';

export const technology: IndustryContent = {
  heading: '科技',
  headingCompanion: english('Technology'),
  lead: '界面、文档、发布说明，|两边的工程师都能一口气读完。|哪些必须译，|哪一半文件碰不得，|我们心里有数。',
  duel: [
    {
      term: hans('缓存'),
      reading: pinyin('huǎncún'),
      meaning: english('Cache'),
      text: '先存一份，免得再取一次。存久了会过时，办法是清空。',
    },
    {
      term: hans('缓冲'),
      reading: pinyin('huǎnchōng'),
      meaning: english('Buffer'),
      text: phrase`先放着，等对方接得住。放多了会溢出，那就是漏洞：${english('buffer overflow')}。错一个字，补丁就打错了地方。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为科技公司|提供的服务',
      cards: [
        {
          name: '软件界面',
          nameCompanion: english('Software interfaces'),
          text: '字符串按原有格式处理，占位符和复数规则完好；同一个操作，在菜单、报错和帮助里用同一个动词。',
        },
        {
          name: '开发者文档',
          nameCompanion: english('Developer documentation'),
          text: '指南、参考手册、OpenAPI文档，Markdown或HTML均可。代码、参数和标识符不动，注释译不译由您定。',
        },
        {
          name: '硬件与手册',
          nameCompanion: english('Hardware and manuals'),
          text: '数据手册、安装指南、安全须知。单位、公差和图中标注，工程师怎么写就怎么留。',
        },
        {
          name: '标准与招投标',
          nameCompanion: english('Standards and tenders'),
          text: '技术规范与投标文件。“应”“宜”“可”是三种不同的承诺，两种语言里都一样。',
        },
        {
          name: '安全与合规',
          nameCompanion: english('Security and compliance'),
          text: phrase`审计报告、数据处理条款、安全问卷。“等级保护”译作${english('multi-level protection scheme')}，不是“${english('grade protection')}”。`,
        },
        {
          name: '产品营销',
          nameCompanion: english('Product marketing'),
          text: '发布页、白皮书、客户案例，工程师读了不皱眉，采购愿意读到底。',
        },
      ],
      services: ['app', 'website', 'document'],
    },
    expertise: {
      heading: '懂技术，|也懂平台',
      list: [
        {
          name: '技术准确',
          text: phrase`命令、路径、错误码和版本号，一个字符都不改。术语沿用厂商自己公布的译法：“进程”是${english('process')}，“线程”是${english('thread')}，哪个都不会写成“${english('program')}”。`,
        },
        {
          name: '熟悉平台',
          text: phrase`iOS、Android、Windows、网页、小程序，各有各的说法；地区之间也不一样。大陆说“服务器”，台湾说“${hant('伺服器')}”；大陆的“程序”，台湾叫“${hant('程式')}”；台湾也说“${hant('程序')}”，那是${english('procedure')}。`,
        },
      ],
    },
    falseFriends: {
      heading: '能编译，|不等于译对了',
      columns: ['文件里写', '别译成', '应译作'],
      rows: [
        {
          source: '应（标准用语）',
          wrong: english('should'),
          ours: phrase`${english('shall')}，是要求；“宜”才是${english('should')}，是建议`,
        },
        {
          source: '已弃用（接口）',
          wrong: english('removed'),
          ours: phrase`${english('deprecated')}：眼下还能用，只是不建议再用`,
        },
        {
          source: '手机内存256 GB',
          wrong: english('256 GB of memory'),
          ours: english('256 GB of storage'),
        },
        {
          source: '死机',
          wrong: english('dead machine'),
          ours: phrase`${english('freeze')}；“闪退”才是${english('crash')}`,
        },
        {
          source: '注册表',
          wrong: english('registration form'),
          ours: phrase`Windows里是${english('registry')}`,
        },
        {
          source: '灰度发布',
          wrong: english('gray release'),
          ours: phrase`${english('phased rollout')}，或${english('canary release')}`,
        },
        {
          source: '埋点',
          wrong: english('buried point'),
          ours: english('event tracking'),
        },
      ],
    },
    closing: {
      title: '两种语言，|同步发布。',
      companion: english('Ship in both languages.'),
      text: '代码仓库里的一个文件，或案头的一份草稿，都可以发来。24小时内回复，周末和节假日照常。',
    },
  },
};
