const contract = [
  '股东协议 Shareholders’ Agreement',
  '本协议由下列各方于二〇二六年十二月三日签署。各方确认，其已充分理解本协议的全部条款，并自愿受其约束。',
  'This Agreement is made on 3 December 2026 between the parties named below, each of which confirms that it has read and understood every clause.',
  '第一条　定义。除非上下文另有要求，“关联方”指直接或间接控制、受控制于或与该方受同一控制的任何主体。',
  'Clause 1. Definitions. Unless the context requires otherwise, “Affiliate” means any person that directly or indirectly controls, is controlled by, or is under common control with that party.',
  '第二条　出资。各股东应按照附件一所列的金额和期限缴足其认缴的出资额；逾期缴付的，应向已按期足额缴付的股东承担违约责任。',
  '第三条　优先购买权。任何一方拟向第三人转让其股权的，应当书面通知其他股东，其他股东在同等条件下享有优先购买权。',
  'Clause 4. Confidentiality. The parties shall keep the contents of this Agreement confidential.',
];

function repeat(paragraphs: readonly string[], times: number): string {
  return Array.from({ length: times }, () => paragraphs.join('\n')).join('\n');
}

function words(count: number): string {
  return 'Dosage adjustments require written approval by the investigator. '.repeat(
    Math.ceil(count / 8),
  );
}

/** Made-up quote requests, newest first, for pictures of a day at the office. */
export const submissions = [
  {
    customerName: '陈思远 Chen Siyuan',
    customerEmail: 'chen.siyuan@harbourlaw.example',
    translationDirection: 'Chinese to English Translation',
    serviceType: 'Certified Translation',
    deliveryTimeline: 'Express (2-3 days)',
    deadlineDate: '2027-01-15T00:00:00.000Z',
    deadlineTime: '17:30',
    timeZone: 'America/Los_Angeles',
    fileName: 'Shareholders agreement 股东协议.txt',
    text: repeat(contract, 12),
    status: 'pending',
  },
  {
    customerName: 'Daniel Reyes',
    customerEmail: 'd.reyes@tidepool.example',
    translationDirection: 'English to Chinese Translation',
    serviceType: 'Professional Translation',
    deliveryTimeline: '',
    fileName: 'App strings, release 4.2.txt',
    text: words(2310),
    status: 'in-progress',
  },
  {
    customerName: '吴佳琪 Wu Jiaqi',
    customerEmail: 'wujiaqi@chunji.example',
    translationDirection: 'English Writing',
    serviceType: '',
    deliveryTimeline: '',
    fileName: '春季上新 product copy.txt',
    text: repeat(['春季上新，轻装出发。Light layers for a long spring.'], 40),
    status: 'cancelled',
  },
  {
    customerName: 'Margaret Okafor',
    customerEmail: 'm.okafor@northbay-trials.example',
    translationDirection: 'English to Chinese Translation',
    serviceType: 'Premium Translation',
    deliveryTimeline: 'Rush (24 hours)',
    fileName: 'Trial protocol v7 (EN).txt',
    text: words(12904),
    status: 'pending',
  },
  {
    customerName: 'Hannah Whitlock',
    customerEmail: 'hannah@fernhill.example',
    translationDirection: 'Chinese Writing',
    serviceType: '',
    deliveryTimeline: '',
    fileName: 'Brand story, Chinese edition.txt',
    text: repeat(contract.slice(1, 4), 5),
    status: 'completed',
  },
  {
    customerName: '李文 Li Wen',
    customerEmail: 'li.wen@patents.example',
    translationDirection: 'Chinese to English Translation',
    serviceType: 'Certified Translation',
    deliveryTimeline: '',
    fileName: '专利权利要求书 claims.txt',
    text: repeat(contract, 20),
    status: 'in-progress',
  },
  {
    customerName: 'Tomás Herrera',
    customerEmail: 'tomas@casaherrera.example',
    translationDirection: 'English to Chinese Translation',
    serviceType: '',
    deliveryTimeline: '',
    fileName: 'Menu and allergens 菜单.txt',
    text: words(1125),
    status: 'completed',
  },
] as const;
