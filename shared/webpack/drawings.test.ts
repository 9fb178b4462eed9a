import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';
import config from '../svgo.config.mjs';

const DRAWINGS = join(import.meta.dirname, '../src/ui/drawings');

const files = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

it.each(files)('the drawing %s is optimised: run `pnpm --filter @site/shared drawings`', (file) => {
  const text = readFileSync(join(DRAWINGS, file), 'utf8');

  expect(optimize(text, config as Config).data).toBe(text);
});
