import type { PageTexts } from '../page-texts.ts';

export const page: PageTexts = {
  title: '您的个人信息',
  lead: (company, moment) => `这里是${company}截至${moment}所存的与您有关的全部内容。`,
  forPrograms: 'person.json内容相同、细节完整，供程序读取。',
  contact: '联系我们',
  request: '询价',
  fields: {
    name: '姓名',
    email: '邮箱',
    contact: '电话、微信',
    sent: '提交时间',
    service: '服务',
    serviceType: '服务类型',
    timeline: '交付时间',
    deadline: '截止时间',
    timeZone: '时区',
    status: '状态',
    words: '字数',
    estimate: '估价',
  },
  statuses: {
    pending: '待处理',
    'in-progress': '进行中',
    completed: '已完成',
    cancelled: '已取消',
  },
  files: {
    title: '文件',
    none: '没有留存的文件。',
    deleted: (name, moment) => `${name}：已于${moment}删除`,
    missing: (name) => `${name}：无法读取`,
  },
  offers: {
    title: '报价',
    describe: (version, total, words, deliverBy) =>
      `第${version}版：${total}，${words}字，${deliverBy}前交付`,
    accepted: (version, name, moment) => `${name}于${moment}接受第${version}版`,
    declined: (version, moment) => `第${version}版已于${moment}谢绝`,
    notTaken: (moment, reason) =>
      `我们于${moment}答复不能承接${reason === '' ? '' : `：${reason}`}`,
  },
  messages: { title: '留言', client: '您', office: '我们' },
  notes: '我们的内部备注',
  mails: { title: '邮件', describe: (address, moment) => `发往${address}，${moment}` },
  payments: '付款',
  recordedPayments: {
    title: '我们登记的收款',
    reversals: { mistake: '登记有误，已冲销', refund: '已退款' },
  },
  billing: '开票信息',
  wishes: { title: '您对个人信息提出的请求', export: '索取副本', erase: '删除全部个人信息' },
  colon: '：',
};
