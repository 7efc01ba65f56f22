import type { MailTexts } from '../mail-texts.ts';

export const layout: MailTexts['layout'] = {
  greeting: (name) => (name === null ? 'Hello,' : `Dear ${name},`),
  linkIsYours: 'This link is yours alone: whoever has it sees your request.',
  test: {
    subject: 'A test mail',
    text: 'Mail from your office arrives. Nobody needs to answer.',
  },
};
