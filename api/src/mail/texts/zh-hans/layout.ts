import type { MailTexts } from '../mail-texts.ts';

export const layout: MailTexts['layout'] = {
  greeting: (name) => (name === null ? '您好：' : `${name}，您好：`),
  linkIsYours: '此链接仅供您本人使用，任何人凭此链接都能查看您的询价。',
  test: {
    subject: '测试邮件',
    text: '邮件可以正常送达，无须回复。',
  },
};
