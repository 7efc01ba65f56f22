import type { ReceiptTexts } from '../../en/request/receipt.ts';

export const receipt: ReceiptTexts = {
  statements: {
    completed: '谢谢您。订单已完成。',
    thanks: '您的文件已按约定全部删除。以下是文件的记录。',
    deleted: '您的文件已删除。以下是文件的记录。',
  },
  file: '文件',
  size: '大小',
  handedOver: '交接时间',
  deleted: '删除',
  by: (moment) => `最迟${moment}`,
  yours: '原文',
  ours: '译文',
  fingerprint: 'SHA-256是文件的数字指纹，持有文件者可凭此证明其即为交接的文件。',
  kept: '我们保留这份订单的记录：您的姓名、邮箱、语言和时区，委托与计字内容，留言、内部备注、报价和付款，订单经过与往来邮件的记录，以及每个文件的名称、大小和指纹。您可以索取副本，也可以要求删除。',
  job: '您的订单',
  confirmed: '由您确认',
  afterCompletion: (span) => `完成后${span}`,
  paper: {
    statement: '您的文件已全部删除。',
    title: '凭证',
    files: '文件',
    allDeleted: (count) => `${count}份，均已删除`,
    kept: (count) => `${count}份`,
    deletedBy: '最迟删除',
    after: '完成之后',
    client: '委托方',
    accepted: (version, moment) => `第${version}版，${moment}`,
    times: (zone) => `所有时间均为${zone}。`,
    gap: '',
  },
};
