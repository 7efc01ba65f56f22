import { findForeignOwner } from '../settings/store-owner.ts';
import { OperationError } from './operation-error.ts';

/** @throws OperationError when root would write files that the server's own user cannot read. */
export async function refuseRoot(dataFolder: string, user: number | undefined): Promise<void> {
  const owner = await findForeignOwner(dataFolder, user);
  if (owner === null) return;
  throw new OperationError(
    `${dataFolder} belongs to another user than root, who could not read what root writes: ` +
      `put "sudo -u '#${owner.user}'" in front of the command. Nothing was changed.`,
  );
}
