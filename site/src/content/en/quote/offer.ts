/** What can be ordered, by the names that the API and the record have for it. */
export interface OfferTexts {
  /** The value of a direction, a service type or a timeline in the words of the page. */
  readonly name: (value: string) => string;
  /** A service and its delivery in one line. */
  readonly both: (serviceType: string, deliveryTimeline: string) => string;
}

export const offer: OfferTexts = {
  name: (value) => value,
  both: (serviceType, deliveryTimeline) => `${serviceType}, ${deliveryTimeline}`,
};
