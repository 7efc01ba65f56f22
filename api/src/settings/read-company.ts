import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleCompany } from '@yiqiao/contract/company';
import { type Company, companySchema } from '@yiqiao/contract/company-schema';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { dataFile } from '../engine/embedded/folder/data-folder.ts';

/**
 * The company's facts: from `company.json` in the data folder, which upgrades do not touch, else from the one
 * beside `.env`, else the example.
 * @throws SettingsError with one sentence for the operator when the file is wrong.
 */
export function readCompany(dataFolder: string, home: string): Company {
  const path = findCompanyFile(dataFolder, home);
  return path === null ? exampleCompany : parseCompany(path, readFileSync(path, 'utf8'));
}

/** @returns `null` where there is none. */
export function findCompanyFile(dataFolder: string, home: string): string | null {
  const places = [join(dataFolder, dataFile.company), join(home, dataFile.company)];
  return places.find(isThere) ?? null;
}

function isThere(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ENOTDIR') return false;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingsError(`${path} cannot be read: ${reason}.`, { cause });
  }
}

function parseCompany(path: string, text: string): Company {
  const { success, data, error } = companySchema.safeParse(parseJson(path, text));
  if (success) return data;
  const [issue] = error.issues;
  const isUnknown = issue?.code === 'unrecognized_keys';
  const names = [...(issue?.path ?? []), ...(isUnknown ? issue.keys.slice(0, 1) : [])];
  const where = names.length === 0 ? path : `${path}: "${names.join('.')}"`;
  const reason = isUnknown ? 'is no fact of a company' : issue?.message;
  throw new SettingsError(
    `${where} ${reason}. company.example.json and docs/operations/company.md show what it may say.`,
  );
}

function parseJson(path: string, text: string): unknown {
  try {
    // Windows editors add a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingsError(`${path} is not valid JSON: ${reason}.`, { cause });
  }
}
