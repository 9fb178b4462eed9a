import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/i18n/locale';
import { localeProblems } from '../src/testing/localeParity';
import { readLocale } from '../src/testing/readLocale';
import { describeContractFaults } from './contractUse';
import { packageDir } from './packages';
import { runScript } from './runScript';
import { readSitePackage } from './sitePackage';

/** One thing that a release asks of a remote. Of what a script of its own prints no fault is repeated. */
interface Check {
  readonly name: 'types' | 'contract' | 'texts' | 'build';
  /** What is wrong, a line each; none where all is well. */
  readonly faultsOf: (packageName: string) => readonly string[] | Promise<readonly string[]>;
}

/** In the order in which they are reported, the cheapest mistakes first. */
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

/** What is wrong with the texts of a package (`src/locales`): a language that is missing, and what the two do not have in common. */
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
