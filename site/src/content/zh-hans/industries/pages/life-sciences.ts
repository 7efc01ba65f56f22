import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const lifeSciences: IndustryContent = {
  heading: '生命科学',
  headingCompanion: english('Life sciences'),
  lead: phrase`方案、申报资料、说明书、|患者须知里，|${english('serious')}和${english('severe')}是两个词，|小数点错一位，|剂量就差十倍。|为申办方、生产企业、|医院和监管机构翻译。`,
  duel: [
    {
      term: hans('批号'),
      reading: pinyin('pīhào'),
      meaning: english('Batch number'),
      text: '一批产品的编号，召回时照着它找货。',
    },
    {
      term: hans('批文'),
      reading: pinyin('pīwén'),
      meaning: english('Marketing approval'),
      text: phrase`准许一个品种上市的文件。两个都译成“${english('approval number')}”，本来只召回一批，读起来像召回整个品种。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为生命科学|提供的服务',
      cards: [
        {
          name: '临床试验',
          nameCompanion: english('Clinical trials'),
          text: '试验方案、研究者手册、病例报告表、知情同意书。知情同意书的文字，要让患者读得懂，也可以说不。',
        },
        {
          name: '注册申报',
          nameCompanion: english('Regulatory submissions'),
          text: 'CTD各模块、发补回复、与国家药监局、FDA、EMA的往来函件，标题和编号按规定来。',
        },
        {
          name: '说明书与标签',
          nameCompanion: english('Labels and package inserts'),
          text: '适应症、用法用量、禁忌、贮藏，与核准文本的措辞一致。',
        },
        {
          name: '医疗器械',
          nameCompanion: english('Medical devices'),
          text: '使用说明书、软件界面、技术文档。一个部件一个名称，从图纸到报警提示都一样。',
        },
        {
          name: '药物警戒',
          nameCompanion: english('Pharmacovigilance'),
          text: '个例报告的病例叙述、文献。事件怎么报就怎么译，用词便于后续编码。',
        },
        {
          name: '生产与质量',
          nameCompanion: english('Manufacturing and quality'),
          text: '批记录、验证报告、操作规程、审计发现项，用的是检查员的术语。',
        },
      ],
      services: ['document', 'transcription', 'app'],
    },
    falseFriends: {
      heading: '一词之差，|可能发补',
      columns: ['资料里写', '别译成', '应译作'],
      rows: [
        {
          source: '不良反应',
          wrong: english('adverse event'),
          ours: phrase`${english('adverse reaction')}，怀疑与药物有关；“不良事件”才是${english('adverse event')}`,
        },
        {
          source: '重度头痛',
          wrong: english('serious headache'),
          ours: phrase`${english('severe headache')}；${english('serious')}留给“严重”，那是报告分类`,
        },
        {
          source: '麻醉药品',
          wrong: english('anesthetics'),
          ours: phrase`${english('narcotic drugs')}，属管制药品；“麻醉药”才是${english('anesthetics')}`,
        },
        {
          source: '有效率',
          wrong: english('efficiency'),
          ours: phrase`${english('response rate')}；疫苗的“保护效力”是${english('efficacy')}`,
        },
        {
          source: '超说明书用药',
          wrong: english('beyond-manual medication'),
          ours: english('off-label use'),
        },
        {
          source: '洗脱期',
          wrong: english('elution period'),
          ours: phrase`${english('washout period')}；${english('elution')}是色谱的洗脱`,
        },
        { source: '入组', wrong: english('joined the group'), ours: english('enrolled') },
      ],
    },
    closing: {
      title: '剂量面前，|没有大概。',
      companion: english('Leave no dose in doubt.'),
      text: '请把文件发来，并告诉我们交给哪个机构。患者数据依照GDPR处理，项目完成后24小时内删除文件。',
    },
  },
};
