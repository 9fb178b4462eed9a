import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { repositoryFiles } from '@site/release/repositoryFiles';

const read = (file: string): string => readFileSync(join(WORKSPACE_DIR, file), 'utf8');
const facts = (file: string) =>
  JSON.parse(read(file)) as { readonly private?: boolean; readonly license?: string; readonly engines?: { readonly node: string } };

it.each(repositoryFiles().filter((file) => /(^|\/)package\.json$/.test(file)))('%s is private and grants no licence', (file) => {
  expect(facts(file)).toMatchObject({ private: true, license: 'UNLICENSED' });
});

it('LICENSE grants nothing either', () => {
  expect(read('LICENSE')).toContain('All rights reserved');
});

it('.nvmrc names the Node of the images, and one that the engines allow', () => {
  const version = read('.nvmrc').trim();
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [, leastMajor, leastMinor] = /^>=(\d+)\.(\d+)$/.exec(facts('package.json').engines?.node ?? '') ?? [];

  expect(read('host/ops/containers/Containerfile')).toContain(`node:${version}-`);
  expect([leastMajor, leastMinor]).toEqual([expect.any(String), expect.any(String)]);
  expect(major * 1000 + minor).toBeGreaterThanOrEqual(Number(leastMajor) * 1000 + Number(leastMinor));
});
