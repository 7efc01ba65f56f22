/** What can be done about a file that has not arrived. */
export interface UploadControls {
  /** Stops a large file that is being sent, until `goOnUpload`. */
  pauseUpload(id: string): void;
  /** Ends a pause; while it waits for the line, tries at once. */
  goOnUpload(id: string): void;
  /** Cancels a file that has not arrived. */
  cancelUpload(id: string): void;
  /** Sends a failed file again. */
  retryUpload(id: string): void;
}
