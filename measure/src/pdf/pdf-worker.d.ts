// pdfjs-dist ships no types for its worker; this code only hands the module over.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
