import type { MailTexts } from '../mail-texts.ts';

export const layout: MailTexts['layout'] = {
  greeting: (name) => (name === null ? 'Hello,' : `Dear ${name},`),
  linkIsYours: 'This link is private: anyone who has it can see your request.',
  test: {
    subject: 'Test email',
    text: 'Email from your office is getting through. No reply is needed.',
  },
};
