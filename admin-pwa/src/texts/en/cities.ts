/**
 * The cities that time zones are named after, by the zone's IANA name. One that is missing is called as
 * the zone is, which in English all are.
 */
export type CityTexts = Readonly<Record<string, string>>;

export const cities: CityTexts = {};
