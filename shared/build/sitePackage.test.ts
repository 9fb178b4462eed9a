import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSitePackage } from './sitePackage';

it('derives from its metadata how a package is built', () => {
  const dir = mkdtempSync(join(tmpdir(), 'remote'));
  const site = { requires: '^1.2.0', port: 1, preloadViews: { board: 'home' }, code: 'SP' };
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'remote-sports', version: '1.2.0', site }));

  expect(readSitePackage(dir)).toEqual({
    name: 'remote-sports',
    version: '1.2.0',
    requires: '^1.2.0',
    preloadViews: { board: 'home' },
    metadata: { code: 'SP' },
  });
});
