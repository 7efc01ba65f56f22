import type { MailTexts } from '../mail-texts.ts';

export const layout: MailTexts['layout'] = {
  greeting: (name) => (name === null ? '您好：' : `${name}，您好：`),
  linkIsYours: '此連結僅供您使用，憑連結即可查看您的詢價。',
  test: {
    subject: '測試郵件',
    text: '貴處的郵件可以送達，無須回覆。',
  },
};
