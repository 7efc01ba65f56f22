/** How often a test kills a process: `ROUNDS=30` is what a change of an engine deserves. */
export const killRounds = Number(process.env.ROUNDS ?? 3);
