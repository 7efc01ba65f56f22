/** Where in Me one can be; the list alone on a phone. */
export const mePlaces = ['name', 'ways-in', 'notices', 'language'] as const;

export type MePlace = (typeof mePlaces)[number];

/** Shows the list. */
export const meListPlace = 'list';

export const waysInPlace = 'ways-in' satisfies MePlace;

export function toMePlace(text: string): MePlace | null {
  return mePlaces.find((place) => place === text) ?? null;
}
