import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

it('stores both compressed forms beside each text file, and beside no other file', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(dir, 'assets'));
  const script = 'let slip = 1;'.repeat(100);
  writeFileSync(join(dir, 'assets', 'main.js'), script);
  writeFileSync(join(dir, 'assets', 'main.js.map'), '{}');
  writeFileSync(join(dir, 'font.woff2'), 'font');

  await compressFiles(dir);

  expect(readdirSync(dir, { recursive: true }).map(String).sort()).toEqual([
    'assets',
    'assets/main.js',
    'assets/main.js.br',
    'assets/main.js.gz',
    'assets/main.js.map',
    'font.woff2',
  ]);
  expect(brotliDecompressSync(readFileSync(join(dir, 'assets', 'main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(dir, 'assets', 'main.js.gz'))).toString()).toBe(script);
});
