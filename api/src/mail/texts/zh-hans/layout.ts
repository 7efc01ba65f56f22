import type { MailTexts } from '../mail-texts.ts';

export const layout: MailTexts['layout'] = {
  greeting: (name) => (name === null ? '您好：' : `${name}，您好：`),
  linkIsYours: '此链接仅供您使用，凭链接即可查看您的询价。',
  test: {
    subject: '测试邮件',
    text: '贵处的邮件可以送达，无须回复。',
  },
};
