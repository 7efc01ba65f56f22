import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';

/** Where staff download a finished file, handed over or not. */
export function finishedHref(
  { id }: { readonly id: string },
  { id: fileId }: { readonly id: string },
): string {
  return deliveryEndpoints.deliverableFile.href({ id, fileId });
}
