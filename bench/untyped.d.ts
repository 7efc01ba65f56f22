/** Only what is called of what has no types here. */

declare module '*/scripts/tests/postgres.mjs' {
  export function providePostgres(): string | null;
}

declare module 'mammoth' {
  interface Mammoth {
    extractRawText(input: { readonly buffer: Buffer }): Promise<{ readonly value: string }>;
  }
  const mammoth: Mammoth;
  export = mammoth;
}
