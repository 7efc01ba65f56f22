import type { DeliveryTexts } from '../../en/request/delivery.ts';

export const delivery: DeliveryTexts = {
  heading: '您的译文',
  numbered: (number) => `您的译文（第${number}次交付）`,
  download: '下载',
  inApp: '如果无法下载，请点右上角菜单，在浏览器中打开本页。',
  sha256: 'SHA-256',
  confirm: {
    heading: '译文是否合意？',
    text: '确认验收后，项目即告完成，我们将在24小时内从服务器删除原文和译文。请先保存好您的文件。',
    button: '确认验收',
  },
  revision: {
    ask: '申请修改',
    label: '需要修改什么？',
    send: '提交修改意见',
    hint: '我们会继续修改，上面的文件仍保留在本页。',
  },
  until: {
    before: '如您未作答复，项目完成时间为',
    after: (whose) => `，${whose}。在此之前修改免费。`,
  },
  asked: {
    statement: (moment) => `您已于${moment}申请修改。`,
    next: '我们正在修改，新的译文会放在本页。',
    on: (moment) => `您于${moment}申请修改`,
  },
  earlier: '此前交付',
  deliveredOn: (number, moment) => `第${number}次交付，${moment}`,
};
