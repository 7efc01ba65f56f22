import { ifClaimed } from '../../claimed.ts';
import { hans } from '../../phrase.ts';

/** A link that opens nothing: one wording, whatever the reason. */
export const ended = {
  title: 'Link ended',
  companion: hans('链接已失效'),
  statement: 'This link was replaced by a newer one, has run out, or was not copied whole.',
  text: 'We say the same in all three cases, so nobody learns anything by guessing.',
  lost: 'Get the links of your open orders again',
  quote: 'Send a document, without an account',
  write: ifClaimed(
    'supportAtAnyHour',
    '24/7 Support, with your reference',
    'Write to us, with your reference',
  ),
};

export type EndedTexts = typeof ended;
