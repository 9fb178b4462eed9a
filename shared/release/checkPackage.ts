import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@site/shared/i18n/locale';
import { localeProblems } from '@site/testing/localeParity';
import { readLocale } from '@site/testing/readLocale';
import { describeContractFaults } from './contractUse';
import { packageDir } from './packages';
import { runScript } from './runScript';
import { readSitePackage } from '@site/build/sitePackage';

/** One check of a remote before a release. Faults that a separate script prints are not repeated. */
interface Check {
  readonly name: 'types' | 'contract' | 'texts' | 'build';
  /** Returns the faults, one line each. */
  readonly faultsOf: (packageName: string) => readonly string[] | Promise<readonly string[]>;
}

/** Checks in report order, the cheapest ones first. */
export const CHECKS: readonly Check[] = [
  { name: 'types', faultsOf: (packageName) => faultsOfScript('typecheck.ts', [packageName], 'the compiler names them above') },
  {
    name: 'contract',
    faultsOf: (packageName) => {
      const dir = packageDir(packageName);
      return describeContractFaults(dir, readSitePackage(dir).requires)?.split('\n') ?? [];
    },
  },
  { name: 'texts', faultsOf: (packageName) => textFaults(packageDir(packageName)) },
  { name: 'build', faultsOf: (packageName) => faultsOfScript('buildPackage.ts', [packageDir(packageName)], 'the compiler says why above') },
];

/**
 * Returns the faults of a package's texts (`src/locales`): a missing language, and keys that the two languages do not
 * share.
 */
export function textFaults(dir: string): readonly string[] {
  const locales = join(dir, 'src', 'locales');
  const missing = LOCALES.map((locale) => join(locales, locale)).filter((folder) => !existsSync(folder));
  if (missing.length > 0) return missing.map((folder) => `${folder} is missing`);
  try {
    return localeProblems(readLocale(locales, 'zh-CN'), readLocale(locales, 'zh-TW'));
  } catch (error) {
    return [`a file of texts is no JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function faultsOfScript(script: string, args: readonly string[], fault: string): Promise<readonly string[]> {
  return (await runScript(script, args)) === 0 ? [] : [fault];
}
