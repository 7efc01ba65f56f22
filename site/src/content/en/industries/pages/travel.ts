import { ifClaimed } from '../../../claimed.ts';
import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const travel: IndustryContent = {
  heading: 'Travel and hospitality',
  headingCompanion: hans('旅游与酒店'),
  lead: 'A guest reads your words before seeing the bed. Websites, menus, guides and fare rules that sound like a welcome and hold like a contract.',
  duel: [
    {
      term: hans('签证'),
      reading: pinyin('qiānzhèng'),
      meaning: 'Visa',
      text: 'In a passport, issued by the country a traveler wants to enter.',
    },
    {
      term: hans('签注'),
      reading: pinyin('qiānzhù'),
      meaning: 'Exit endorsement',
      text: 'On the permit with which a Mainland resident goes to Hong Kong or Macao. Call it a visa, and your guest waits at the wrong counter while the tour leaves.',
    },
  ],
  body: {
    offer: {
      heading: 'What we do for hosts and carriers',
      cards: [
        {
          name: 'Hotel and resort websites',
          nameCompanion: hans('酒店官网'),
          text: 'Rooms, offers and stories, with bed types, breakfast and deposits in the words each market books by.',
        },
        {
          name: 'Booking and channels',
          nameCompanion: hans('预订与渠道'),
          text: 'Booking engines, confirmations and listings on travel platforms, cut to each field without losing the cancellation rule.',
        },
        {
          name: 'Menus',
          nameCompanion: hans('菜单'),
          text: 'Dishes a guest can picture, allergens a guest can trust, and names that survive the waiter.',
        },
        {
          name: 'Guest information',
          nameCompanion: hans('宾客指南'),
          text: 'Room directories, spa menus, signs, and safety notices that are understood at three in the morning.',
        },
        {
          name: 'Attractions and guides',
          nameCompanion: hans('景区与导览'),
          text: 'Panels, audio guides and maps. Dynasties get their dates, place names their official spelling.',
        },
        {
          name: 'Fare rules and policies',
          nameCompanion: hans('票务规则与条款'),
          text: 'Conditions of carriage, loyalty terms and insurance, in which refundable, changeable and transferable stay three things.',
        },
      ],
      services: ['website', 'document', 'video'],
    },
    falseFriends: {
      heading: 'False friends at the front desk',
      columns: ['On the page', 'Not', 'But'],
      rows: [
        {
          source: 'double room',
          wrong: hans('双人房'),
          ours: phrase`${hans('大床房')}; ${hans('双人房')} may well have two beds`,
        },
        {
          source: hans('标准间'),
          wrong: 'standard room',
          ours: 'twin room, more often than not: we ask how many beds',
        },
        {
          source: 'continental breakfast',
          wrong: hans('大陆早餐'),
          ours: phrase`${hans('欧陆式早餐')}; ${hans('大陆')} would be the Mainland`,
        },
        {
          source: hans('一楼'),
          wrong: 'first floor, for British guests',
          ours: 'ground floor',
        },
        {
          source: hans('夫妻肺片'),
          wrong: 'husband and wife’s lung slices',
          ours: 'sliced beef and tripe in chili oil; no lung, and no couple',
        },
        { source: hans('开水'), wrong: 'open water', ours: 'hot drinking water' },
      ],
    },
    closing: {
      title: 'Bring them back.',
      companion: hans('让客人来了还想来。'),
      text: `Send a menu, a page or the whole guide. ${ifClaimed('supportAtAnyHour', 'Our desk is open 24/7, and you', 'You')} will have a reply within 24 hours.`,
    },
  },
};
