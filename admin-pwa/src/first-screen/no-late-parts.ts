// What the worker has in the place of every `late-*.tsx` (see vite.config.ts): nobody has pressed for anything yet.

const nothing = () => null;

export const LateDashboardDialog = nothing;
export const LateBillingDialog = nothing;
export const LateContactDialog = nothing;
export const LateEraseDialog = nothing;
export const LateRecordDialog = nothing;
export const LateCorrectDialog = nothing;
export const LateExportDialog = nothing;
export const LateHandOver = nothing;
export const LateJobComposer = nothing;
export const LateJobsNow = nothing;
export const LateJobsOver = nothing;
export const LateOfferComposer = nothing;
export const LateNewRequest = nothing;
export const LateQrCode = nothing;
export const LatePeople = nothing;
export const LateMe = nothing;
export const LateAskedCard = nothing;
export const LateWhileQuiet = nothing;
export const LateQuietJobs = nothing;
export const LateReplyPanel = nothing;
export const LateReplies = nothing;
export const LateSettings = nothing;
export const LateProofDialog = nothing;
export const LateJoinPage = nothing;
export const LatePasskeyLogin = nothing;
export const LateSeatPage = nothing;
export const LateSeatDialog = nothing;
export const LateFees = nothing;
export const LateLoginStep = nothing;
