import type { Upload, UploadPurpose } from '../uploads/upload.ts';
import { useConsoleState } from './use-console.ts';

/** Files for an order on their way, without those that are still listed for a moment after they have arrived. */
export function useUploadsOf(
  quoteId: string,
  isMeant: (purpose: UploadPurpose | undefined) => boolean,
  arrived: readonly { readonly changeId?: string | undefined }[] = [],
): readonly Upload[] {
  const all = useConsoleState((state) => state.uploads);
  return all.filter(
    (upload) =>
      upload.quoteId === quoteId &&
      isMeant(upload.purpose) &&
      !arrived.some(({ changeId }) => changeId === upload.id),
  );
}
