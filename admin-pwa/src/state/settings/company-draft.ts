/** What was typed into the fields of the company, by their names. */
export type CompanyDraft = Readonly<Record<string, string>>;
