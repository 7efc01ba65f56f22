import { create } from 'zustand';

/** Whether a dropped folder is being read, which takes long on a slow drive. */
export const useFolderReading = create(() => false);
