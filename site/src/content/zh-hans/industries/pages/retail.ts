import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const retail: IndustryContent = {
  heading: '电商零售',
  headingCompanion: english('E-commerce and retail'),
  lead: '商品页、活动、客服、规则，|写给隔着太平洋做生意的店。|让顾客搜得到，|看了想买，|买了不退。',
  duel: [
    {
      term: hans('退款'),
      reading: pinyin('tuìkuǎn'),
      meaning: english('Refund'),
      text: phrase`钱退回去。“仅退款”是${english('refund only')}，货留在买家手里。`,
    },
    {
      term: hans('退货'),
      reading: pinyin('tuìhuò'),
      meaning: english('Return'),
      text: phrase`货先退回来，钱再跟着走。两个都写成“${english('return')}”，照规则办下来，货就一件一件白送了。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为店铺和品牌|提供的服务',
      cards: [
        {
          name: '商品详情页',
          nameCompanion: english('Product listings'),
          text: '平台店铺和独立站的标题、属性、详情页。尺码、单位、材质名称不只翻译，还要换算。',
        },
        {
          name: '大促活动',
          nameCompanion: english('Sales campaigns'),
          text: '双11、618、黑色星期五：优惠规则顾客算得明白，财务也对得上账。',
        },
        {
          name: '客服话术',
          nameCompanion: english('Customer service'),
          text: phrase`在线回复、邮件、帮助页，用当地市场的口气。从“亲”到“${english('Hi there')}”，也知道什么时候两个都不合适。`,
        },
        {
          name: '包装与标签',
          nameCompanion: english('Packaging and labels'),
          text: '成分、洗护符号、警示语和中文背标，顺序和措辞合乎海关的习惯。',
        },
        {
          name: '店铺规则',
          nameCompanion: english('Store policies'),
          text: '发货、退换、隐私、会员条款，写得清楚，买卖双方都照得着做。',
        },
        {
          name: '评价与调研',
          nameCompanion: english('Reviews and research'),
          text: '顾客的原话，连网络用语和表情一起译出来，给要据此做决定的人看。',
        },
      ],
      services: ['website', 'seo', 'creative-writing'],
    },
    falseFriends: {
      heading: '看着便宜，|译完亏本',
      columns: ['商品页写', '别译成', '应译作'],
      rows: [
        { source: '打8折', wrong: english('80% off'), ours: english('20% off') },
        {
          source: '满300减50',
          wrong: english('full 300 minus 50'),
          ours: english('Spend ¥300, save ¥50'),
        },
        {
          source: '保质期12个月',
          wrong: english('12-month warranty'),
          ours: phrase`${english('shelf life 12 months')}；“保修期”才是${english('warranty')}`,
        },
        { source: '均码', wrong: english('average code'), ours: english('one size') },
        { source: '爆款', wrong: english('exploding model'), ours: english('bestseller') },
        {
          source: '售完即止',
          wrong: english('stop after selling'),
          ours: english('while supplies last'),
        },
        {
          source: '七天无理由退货',
          wrong: english('7-day unreasonable return'),
          ours: english('7-day returns, no questions asked'),
        },
      ],
    },
    closing: {
      title: '您想卖什么？',
      companion: english('What are you selling?'),
      text: '一个商品页，或者一整张商品表，都可以发来。24小时内回复，双11也不例外。',
    },
  },
};
