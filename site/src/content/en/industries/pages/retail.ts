import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const retail: IndustryContent = {
  heading: 'E-commerce and retail',
  headingCompanion: hans('电商零售'),
  lead: 'Listings, campaigns, chats and policies for shops that sell across the Pacific. Written so that the customer finds it, wants it, and does not send it back.',
  duel: [
    {
      term: hans('退款'),
      reading: pinyin('tuìkuǎn'),
      meaning: 'Refund',
      text: phrase`The money goes back. ${hans('仅退款')}, “refund only”, leaves the goods with the buyer.`,
    },
    {
      term: hans('退货'),
      reading: pinyin('tuìhuò'),
      meaning: 'Return',
      text: 'The goods go back, and the money follows. Call both “return” and your policy gives stock away, one parcel at a time.',
    },
  ],
  body: {
    offer: {
      heading: 'What we do for shops and brands',
      cards: [
        {
          name: 'Product listings',
          nameCompanion: hans('商品详情页'),
          text: 'Titles, attributes and detail pages for marketplaces and your own shop, with sizes, units and materials converted, not only translated.',
        },
        {
          name: 'Sales campaigns',
          nameCompanion: hans('大促活动'),
          text: 'Double 11, 618, Black Friday: discount rules that customers can work out, and that your accountants recognize.',
        },
        {
          name: 'Customer service',
          nameCompanion: hans('客服话术'),
          text: phrase`Chat replies, emails and help pages in the tone of each market, from ${hans('亲')} to “Hi there”, and knowing where neither fits.`,
        },
        {
          name: 'Packaging and labels',
          nameCompanion: hans('包装与标签'),
          text: 'Ingredients, care symbols, warnings and the Chinese back label, in the order and the words that customs officers expect.',
        },
        {
          name: 'Store policies',
          nameCompanion: hans('店铺规则'),
          text: 'Shipping, returns, privacy and membership terms, clear enough to be followed on both sides.',
        },
        {
          name: 'Reviews and research',
          nameCompanion: hans('评价与调研'),
          text: 'What customers really write, slang and emoji included, translated for people who have to act on it.',
        },
      ],
      services: ['website', 'seo', 'creative-writing'],
    },
    falseFriends: {
      heading: 'False friends at checkout',
      columns: ['On the page', 'Not', 'But'],
      rows: [
        {
          source: hans('满300减50'),
          wrong: 'Full 300 minus 50',
          ours: 'Spend ¥300, save ¥50',
        },
        {
          source: hans('保质期12个月'),
          wrong: '12-month warranty',
          ours: phrase`shelf life 12 months; a warranty is ${hans('保修期')}`,
        },
        { source: hans('均码'), wrong: 'average code', ours: 'one size' },
        { source: hans('爆款'), wrong: 'exploding model', ours: 'bestseller' },
        {
          source: 'while supplies last',
          wrong: hans('供应持续时'),
          ours: phrase`${hans('售完即止')}`,
        },
        {
          source: 'final sale',
          wrong: hans('最后促销'),
          ours: phrase`${hans('售出不退不换')}, which Mainland law lets an online shop say of only a few goods`,
        },
      ],
    },
    closing: {
      title: 'What are you selling?',
      companion: hans('您想卖什么？'),
      text: 'Send one listing or a whole catalog as a spreadsheet. We reply within 24 hours, even on Double 11.',
    },
  },
};
