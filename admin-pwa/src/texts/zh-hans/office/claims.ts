import type { ClaimsTexts } from '../../en/office/claims.ts';

export const claims: ClaimsTexts = {
  shownOf: (shown, all) => `共${all}条，显示${shown}条`,
  lead: '关闭的内容，三种文字的所有页面都不再出现。留着不关的，由您负责。',
  names: {
    deliveryIn24Hours: '多数项目24小时内交付',
    supportAtAnyHour: '全天候客服（24/7）',
    projectsCompleted: '已完成项目50,000+',
    numberOfClients: '客户2000+',
    yearsOfExperience: '20年行业经验',
    onTime999: '99.9%准时交付',
    onTime995: '99.5%准时交付',
    isoStandards: 'ISO 9001:2015和ISO 17100:2015',
    neverFreelancers: '译员均为专职员工，不用兼职译员',
    yearsAbroad: '在另一种语言通行的地方生活过至少5年',
    pricesFrom: '每千字US$23起、US$39起',
  },
  inHistory: (name) => `宣传内容：${name}`,
  shown: '显示',
  off: '关闭',
  offSince: (moment, person) => `${moment}由${person}关闭`,
  places: {
    home: '首页',
    about: '关于我们',
    services: '服务页',
    industries: '行业页',
    legal: '法律页面',
    foot: '页脚',
  },
  standsOn: (places) => `出现在：${places}。`,
  fees: (translators) => `有${translators}位译员在这里按稿酬接稿，这一条还属实吗？`,
  preview: {
    title: '生效后的“关于我们”',
    figures: {
      projectsCompleted: '已完成项目',
      numberOfClients: '客户',
      yearsOfExperience: '年行业经验',
      onTime999: '准时交付',
      onTime995: '准时交付，见“我们坚持的”',
    },
    gone: '已不显示',
  },
};
