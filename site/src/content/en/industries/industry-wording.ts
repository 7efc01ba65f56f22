/** Words that every industry page has in common. */
export const industryWording = {
  duel: 'Two terms that are easily taken for each other',
  services: 'Services in detail',
};

export type IndustryWording = typeof industryWording;
