import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const legal: IndustryContent = {
  heading: '法律',
  headingCompanion: english('Legal'),
  lead: '合同里，一个字就是一份责任。|我们为律师事务所|和企业法务翻译，|让中英两个文本，|约束双方的是同一件事。',
  duel: [
    {
      term: hans('定金'),
      reading: pinyin('dìngjīn'),
      meaning: english('Earnest money'),
      text: '履约的担保。依《民法典》第587条，因违约致使合同目的落空的，付的一方无权要回，收的一方双倍返还。',
    },
    {
      term: hans('订金'),
      reading: pinyin('dìngjīn'),
      meaning: english('Advance payment'),
      text: phrase`提前付的一部分价款，不适用上述罚则。同音不同字，若都译成“${english('deposit')}”，这一条就白写了。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为律师|提供的服务',
      cards: [
        {
          name: '合同与协议',
          nameCompanion: english('Contracts and agreements'),
          text: '双栏对照，或分作两个文本。定义词一一对应，条款引用逐处核对；两个文本同等有效的，互相对着读一遍。',
        },
        {
          name: '诉讼与仲裁',
          nameCompanion: english('Litigation and arbitration'),
          text: '起诉状、证据材料、证人证言、裁决书。证据页码保持不变，印章和手写内容加注说明。',
        },
        {
          name: '公司与并购',
          nameCompanion: english('Corporate and M&A'),
          text: '章程、决议、尽职调查报告、披露函，整个数据室共用一份术语表。',
        },
        {
          name: '知识产权',
          nameCompanion: english('Intellectual property'),
          text: '专利、审查意见、许可协议、商标申请。权利要求一句还是一句，范围不增不减。',
        },
        {
          name: '合规与监管',
          nameCompanion: english('Compliance and regulation'),
          text: '隐私政策、行为准则、申报材料、与监管机构的往来函件，用的是监管机构自己的语体。',
        },
        {
          name: '认证翻译',
          nameCompanion: english('Certified translation'),
          text: '供法院、公证处、登记机关使用。请告诉我们交给哪一家：各家要求不同，报价时写明我们能提供什么。',
        },
      ],
      services: ['document', 'transcription'],
    },
    falseFriends: {
      heading: '看着对，|其实不对',
      columns: ['合同里写', '别译成', '应译作'],
      rows: [
        {
          source: '法人',
          wrong: english('legal representative'),
          ours: phrase`${english('legal person')}，即单位本身；“法定代表人”才是${english('legal representative')}`,
        },
        { source: '应当', wrong: english('should'), ours: english('shall') },
        {
          source: '以上',
          wrong: english('more than'),
          ours: phrase`${english('or more')}：《民法典》第1259条，“以上”包括本数`,
        },
        {
          source: '违约金',
          wrong: english('penalty'),
          ours: phrase`${english('liquidated damages')}；写成${english('penalty')}，英美法院可能不予支持`,
        },
        {
          source: '解除',
          wrong: english('cancel'),
          ours: phrase`${english('rescind')}或${english('terminate')}：是否溯及既往，先看清再选`,
        },
        {
          source: '一式两份',
          wrong: english('in two copies'),
          ours: phrase`${english('in two counterparts')}，两份都是正本`,
        },
        {
          source: '善意第三人',
          wrong: english('kind third party'),
          ours: english('bona fide third party'),
        },
      ],
    },
    closing: {
      title: '两个文本，|一个意思。',
      companion: english('Both versions, one meaning.'),
      text: '自上传那一刻起，即受《保密协议》保护。项目完成后24小时内删除文件。',
    },
  },
};
