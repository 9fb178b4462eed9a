import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_IDS } from '@site/release/packages';
import { remoteFiles } from '@site/release/create-remote/remoteFiles';
import { layoutProblems, importCircles, type Sources } from './layout';

const ROOT = path.resolve(__dirname, '../..');

/** Returns the sources of a valid remote, with the changes of a test. */
function aRemote(changes: Readonly<Record<string, string | undefined>> = {}): Sources {
  const files: Readonly<Record<string, string | undefined>> = {
    'remote.ts': "export const screens = { saveMoney: () => import('./deposit/DepositScreen'), texts: () => import('./locales/zh-TW') };",
    'samples.test.tsx': '',
    'standalone.tsx': '',
    'cycles.test.tsx': '',
    'locales/zh-CN/deposit.json': '{}',
    'testing/builders.ts': '',
    'deposit/DepositScreen.tsx':
      "import { useDeposit } from './useDeposit';\nexport function DepositScreen() {}\nexport { DepositScreen as View };",
    'deposit/useDeposit.ts': "import { findCard } from '../cards/cards';",
    'cards/cards.ts': '',
    ...changes,
  };
  return new Map(Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

it.each(WORKSPACE_IDS)('finds the common rooms and layers in remote-%s', (id) => {
  expect(layoutProblems(readSources(`remote-${id}`))).toEqual([]);
});

it('finds them in a remote as it is created', () => {
  const files = remoteFiles({ id: 'news', port: 7, code: 'NE', name: { 'zh-CN': '资讯', 'zh-TW': '資訊' } });
  const sources = Object.entries(files).flatMap(([file, text]) =>
    file.startsWith('src/') ? [[file.slice('src/'.length), text] as const] : [],
  );

  expect(layoutProblems(new Map(sources))).toEqual([]);
});

it('has nothing to say about a remote in order', () => {
  expect(layoutProblems(aRemote())).toEqual([]);
});

it.each<[string, Record<string, string | undefined>, string]>([
  ['a missing file of the common set', { 'standalone.tsx': undefined }, 'standalone.tsx is missing'],
  ['a missing common folder', { 'testing/builders.ts': undefined }, 'testing/ is missing'],
  ['a file outside the rooms', { 'deposit.ts': '' }, 'deposit.ts belongs into a room'],
  ['a room named for a layer', { 'api/depositApi.ts': '' }, 'api/: api names a layer, not a capability'],
  ['a room divided by layers', { 'deposit/ui/Form.tsx': '' }, 'deposit/ui/ divides a room by layers: components are beside their rules'],
  ['a room that is too deep', { 'deposit/a/b/c.ts': '' }, 'deposit/a/b/ is deeper than a part of a room'],
  ['a room in another case', { 'bankCards/cards.ts': '' }, 'bankCards/: bankCards is not in kebab-case'],
  ['a file without a layer', { 'deposit/deposit.rules.ts': '' }, 'deposit/deposit.rules.ts has a suffix that names no layer'],
  ['a long file', { 'deposit/deposit.ts': '\n'.repeat(501) }, 'deposit/deposit.ts has more than 500 lines'],
  ['a stylesheet without a user', { 'deposit/Old.module.css': '' }, 'deposit/Old.module.css styles nothing'],
  ['limits with one user', { 'deposit/limits.ts': '' }, 'deposit/limits.ts has one user: its constants belong there'],
  [
    'an unnamed screen',
    { 'deposit/DepositScreen.tsx': 'export function View() {}' },
    'deposit/DepositScreen.tsx does not export function DepositScreen',
  ],
  ['a screen that no route shows', { 'deposit/OldScreen.tsx': '' }, 'deposit/OldScreen.tsx is a screen that remote.ts does not name'],
  ['names that differ in case only', { 'cards/Cards.tsx': '' }, 'cards/Cards and cards/cards differ in case only'],
  [
    'two rooms that need each other',
    { 'cards/cards.ts': "import { useDeposit } from '../deposit/useDeposit';" },
    'cards/ and deposit/ import each other: give what they need to a room below',
  ],
  [
    'three rooms that need each other in a circle',
    { 'cards/cards.ts': "import { bank } from '../banks/bank';", 'banks/bank.ts': "import { useDeposit } from '../deposit/useDeposit';" },
    'banks/, cards/ and deposit/ import each other: give what they need to a room below',
  ],
])('names %s', (_case, changes, problem) => {
  expect(layoutProblems(aRemote(changes))).toContain(problem);
});

it('finds no circle of folders of the host that import each other', () => {
  expect(importCircles(readSources('host'))).toEqual([]);
});

function readSources(packageName: string): Sources {
  const root = path.join(ROOT, packageName, 'src');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')];
    }),
  );
}
