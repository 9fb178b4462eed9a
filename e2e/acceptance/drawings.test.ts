import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';
import config from '../../svgo.config.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['shared/src/ui/drawings', 'e2e/venues/slots/page/art/pictures'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(folder, file)),
);

it.each(files)('the drawing %s is optimised: run `pnpm drawings`', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');

  expect(optimize(text, config as Config).data).toBe(text);
});
