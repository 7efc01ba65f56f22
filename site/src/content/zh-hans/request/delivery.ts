import type { DeliveryTexts } from '../../en/request/delivery.ts';

export const delivery: DeliveryTexts = {
  heading: '您的译文',
  several: (deliveries, files) => `${deliveries}次交付，共${files}个文件`,
  newestFirst: (current) =>
    current === null
      ? '最新的在前，合起来即为您的译文。'
      : `最新的在前。现行文件${current}个，被替换的仍保留在本页。`,
  numbered: (number) => `第${number}次交付`,
  gap: '，',
  replacedBy: (number) => `已由第${number}次交付替换`,
  download: '下载',
  inApp: '如果无法下载，请点右上角菜单，在浏览器中打开本页。',
  sha256: 'SHA-256',
  confirm: {
    heading: '译文是否无误？',
    text: '确认验收后，订单即告完成，我们将在24小时内从服务器删除原文和译文。请先保存好您的文件。',
    button: '确认验收',
  },
  revision: {
    ask: '申请修改',
    label: '需要修改什么？',
    send: '提交修改意见',
    hint: '我们会继续修改，上面的文件仍保留在本页。',
  },
  until: {
    before: '如您未作答复，订单将于',
    after: (whose) => `（${whose}）视为完成，在此之前修改免费。`,
  },
  asked: {
    heading: '正在按您的意见修改',
    said: (moment, answerBy) =>
      answerBy === null
        ? `您于${moment}提出。新的译文会放在本页。`
        : `您于${moment}提出。我们最迟${answerBy}答复，并告知交付时间。`,
    on: (moment) => `您于${moment}申请修改`,
  },
  deliveredOn: (number, moment) => `第${number}次交付，${moment}`,
};
