import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { SHARED_DIR } from './workspace';

/** A module that names others of `shared`, all of which a page holds once: the host offers it, and each remote brings it as its fallback. */
export interface Door {
  readonly file: string;
  /** What it names and everything that needs: sources, styles, texts. */
  readonly modules: ReadonlySet<string>;
  /** What is exported by the modules it names. */
  readonly exports: ReadonlySet<string>;
  /** Eight hex digits over the texts of all sources behind it and the versions of the libraries these use. */
  readonly hash: string;
}

/** Sources that are shared by themselves: nothing behind them belongs to a door. */
const SHARED_ALONE: ReadonlySet<string> = new Set([join(SHARED_DIR, 'src/wire/zod.ts')]);

/** @param versionOf version of an installed library */
export function readDoor(file: string, versionOf: (library: string) => string): Door {
  const sources = new Set<string>([file]);
  const libraries = new Set<string>();
  for (const source of sources) {
    for (const request of SHARED_ALONE.has(source) ? [] : requestsIn(source)) {
      if (request.startsWith('.')) sources.add(resolve(source, request));
      else libraries.add(libraryOf(request));
    }
  }
  const hash = createHash('sha256');
  for (const library of [...libraries].sort()) hash.update(`${library} ${versionOf(library)}\0`);
  for (const source of [...sources].sort()) hash.update(readFileSync(source)).update('\0');
  return {
    file,
    modules: new Set([...sources].filter((source) => source !== file && !SHARED_ALONE.has(source))),
    exports: new Set(requestsIn(file).flatMap((request) => namesIn(resolve(file, request)))),
    hash: hash.digest('hex').slice(0, 8),
  };
}

/** The rule by which the sources of a remote reach what is behind the door through it; what is behind it reaches its own as it is written. */
export function ruleOf({ file, modules, exports }: Door): RuleSetRule {
  return {
    test: (path: string) => modules.has(path) && /\.tsx?$/.test(path),
    issuer: (path: string) => path !== file && !modules.has(path),
    enforce: 'pre',
    loader: fileURLToPath(import.meta.url),
    options: { door: file, exports: [...exports] },
  };
}

/** The compiler's loader: what a module exports is taken from the door. */
export default function throughDoor(this: LoaderContext<{ readonly door: string; readonly exports: readonly string[] }>): string {
  const { door, exports } = this.getOptions();
  const names = namesIn(this.resourcePath);
  const missing = names.filter((name) => !exports.includes(name));
  if (missing.length > 0)
    throw new Error(`${this.resourcePath} is behind ${door}, which has to name it too: it exports ${missing.join(', ')}`);
  return `export { ${names.join(', ')} } from ${JSON.stringify(door)};`;
}

/** What a source asks for when it runs: imports, exports from elsewhere, lazy imports and composed styles, but no types. */
function requestsIn(file: string): readonly string[] {
  if (file.endsWith('.json')) return [];
  const text = readFileSync(file, 'utf8');
  const pattern = file.endsWith('.css')
    ? /composes:[^;]*\sfrom\s+'([^']+)'/g
    : /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(pattern)].map(([, first, lazy]) => first ?? lazy ?? '');
}

/** The names a module exports, without its types. */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|let|class) (\w+)/gm)].map(([, name = '']) => name);
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/^.* as /, ''));
  const starred = [...text.matchAll(/^export \* from '([^']+)'/gm)].flatMap(([, request = '']) => namesIn(resolve(file, request)));
  return [...new Set([...declared, ...listed, ...starred])];
}

function resolve(from: string, request: string): string {
  const path = join(dirname(from), request);
  const found = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => /\.\w+$/.test(file) && existsSync(file));
  if (found === undefined) throw new Error(`${from} asks for ${request}, which is no file of shared`);
  return found;
}

/** Such as `@base-ui/react` of `@base-ui/react/menu`. */
function libraryOf(request: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
}
