import type { Reply } from '@yiqiao/contract/record/reply';

const edited = { at: '2026-11-20T08:00:00.000Z', by: { id: 'elena', name: 'Elena' } };

/** @param texts by language. */
export function sampleReply(
  id: string,
  name: string,
  texts: Readonly<Record<string, string>>,
  word?: string,
): Reply {
  const said = Object.entries(texts).map(([language, text]) => [language, { text, ...edited }]);
  return {
    id,
    revision: 1,
    name,
    ...(word !== undefined && { word }),
    texts: Object.fromEntries(said),
    ...edited,
  };
}

export const stampReply = sampleReply(
  'stamp',
  '盖章已含',
  {
    en: 'The stamp is in the price of {reference}.',
    'zh-Hans': '盖章已含，随{编号}交付，寄往{地址}，收件人{收件人}。',
  },
  'stamp',
);
export const countReply = sampleReply('count', 'Counting is finished', {
  en: 'Hello {client}, the counting is finished.',
});
export const liuReply = sampleReply('liu', 'Ask 劉', { 'zh-Hant': '請問劉女士' });
