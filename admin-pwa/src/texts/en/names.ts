const pairs: ReadonlyMap<string, string> = new Map([
  ['Chinese to English Translation', 'ZH → EN'],
  ['English to Chinese Translation', 'EN → ZH'],
]);

/** What was ordered, by the names that the specification gives it. */
export const services = {
  name: (name: string): string => name,
  /** What stands beside each other in a row. */
  beside: (parts: readonly string[]): string => parts.join(' · '),
  /** In a row "Translation" goes without saying. */
  short: (name: string): string => name.replace(/ Translation$/, ''),
  /** One part of a line that has to stay short. */
  brief: (name: string): string => pairs.get(name) ?? withoutEnding(name),
};

/** Without "Translation", or what is said in brackets at the end. */
function withoutEnding(name: string): string {
  const bracket = name.endsWith(')') ? name.indexOf(' (') : -1;
  return bracket === -1 ? services.short(name) : name.slice(0, bracket);
}

export type ServiceTexts = typeof services;

/** The four statuses, and what choosing one does. A status that this console does not know keeps its name. */
export const status = {
  group: 'Status',
  name: (status: string): string => status,
  /** Whose status the buttons set. */
  of: (customerName: string): string => `Status of ${customerName}`,
  current: (name: string): string => `Status: ${name}`,
  set: (name: string): string => `Set ${name}`,
  nowSet: (name: string): string => `Now ${name}`,
  /** What comes of a completed order, and when. */
  filesGo: (moment: string): string => `Documents deleted ${moment}`,
  startsDeletion: ': document deleted in 24 h',
  stopsDeletion: ': stops the deletion',
};

export type StatusTexts = typeof status;
