import type { Company, CompanySection } from '@yiqiao/contract/company-schema';
import { settingsOf, startingSections } from '@yiqiao/contract/record/stored-settings';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { StoreRefusal } from '../engine/embedded/folder/store-refusal.ts';
import { readSettingsFile } from '../engine/embedded/settings-file.ts';

/**
 * What a command on one machine calls the company: as its owners have changed it since `company.json`. A damaged file
 * is no reason not to run one, which may be there to mend it.
 */
export async function readOwnCompany(
  dataFolder: string,
  company: Company,
): Promise<CompanySection> {
  try {
    const stored = await readSettingsFile(dataFolder, nodeDisk);
    return settingsOf(stored, startingSections(company)).company;
  } catch (error) {
    if (error instanceof StoreRefusal) return company;
    throw error;
  }
}
