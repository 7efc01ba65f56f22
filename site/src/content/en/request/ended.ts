import { hans } from '../../phrase.ts';

/** A link that opens nothing: one wording, whatever the reason. */
export const ended = {
  title: 'Link ended',
  companion: hans('链接已失效'),
  statement: 'This link was replaced by a newer one, has run out, or was not copied whole.',
  text: 'We say the same in all three cases, so nobody learns anything by guessing.',
  ask: {
    name: 'Ask for a new link',
    text: 'Write from the address you gave us',
    /** Of the mail. */
    subject: 'A new link to my request',
  },
  quote: 'Send a document, without an account',
  write: '24/7 Support, with your reference',
};

export type EndedTexts = typeof ended;
