import { type Company, companySectionSchema, withSection } from '@yiqiao/contract/company-schema';
import * as z from 'zod/mini';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { StoreRefusal } from '../engine/embedded/folder/store-refusal.ts';
import { readSettingsFile } from '../engine/embedded/settings-file.ts';

/**
 * What a command on one machine calls the company: as its owners have changed it since `company.json`. A damaged file
 * is no reason not to run one, which may be there to mend it.
 */
export async function readOwnCompany(dataFolder: string, company: Company): Promise<Company> {
  try {
    const section = (await readSettingsFile(dataFolder, nodeDisk))?.sections.company;
    if (section === undefined) return company;
    return withSection(company, z.parse(companySectionSchema, section));
  } catch (error) {
    if (error instanceof StoreRefusal) return company;
    throw error;
  }
}
