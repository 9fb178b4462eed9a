import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { HOST_CHUNKS } from './chunks';
import { resourceOf } from './viewsToPreload';

/** A host with its texts by language, and a part that brings its own in both. */
function buildHost(): Promise<Compilation> {
  const dir = mkdtempSync(join(tmpdir(), 'chunks-'));
  const write = (file: string, text: string): void => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const room of ['', 'part/']) {
    for (const locale of ['zh-CN', 'zh-TW']) write(`${room}locales/${locale}.json`, JSON.stringify({ title: `${room}${locale}` }));
  }
  write(
    'index.js',
    "self.texts = { 'zh-CN': () => import('./locales/zh-CN.json'), 'zh-TW': () => import('./locales/zh-TW.json') }; self.open = () => import(/* webpackChunkName: 'part' */ './part/part.js');",
  );
  write('part/part.js', "import cn from './locales/zh-CN.json'; import tw from './locales/zh-TW.json'; export const texts = [cn, tw];");
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: { main: './index.js' },
    output: { path: join(dir, 'dist') },
    optimization: { minimize: false, splitChunks: HOST_CHUNKS, concatenateModules: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve(stats.compilation));
    });
  });
}

it('a part that brings its texts in both languages loads those of no other; the texts of a language are one file, the first in the entry', async () => {
  const { chunkGraph, compiler, namedChunks } = await buildHost();
  const textsOf = (name: string): readonly string[] => {
    const chunk = namedChunks.get(name);
    const files = chunk
      ? [...chunkGraph.getChunkModulesIterable(chunk)].map((module) => relative(compiler.context, resourceOf(module) ?? ''))
      : [];
    return files.filter((file) => file.endsWith('.json')).sort();
  };

  expect(textsOf('part')).toEqual(['part/locales/zh-CN.json', 'part/locales/zh-TW.json']);
  expect(textsOf('main')).toEqual(['locales/zh-CN.json']);
  expect(textsOf('zh-TW')).toEqual(['locales/zh-TW.json']);
});
