import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE_DIR = join(__dirname, '..', '..');
const CLIENT = readdirSync(WORKSPACE_DIR).filter((name) => name === 'shared' || name === 'host' || name.startsWith('remote-'));

/** Names that exist for the compiler only. */
const TYPES = new Set(['infer', 'core', 'ZodMiniType']);

function clientSources(): readonly string[] {
  return CLIENT.flatMap((name) => {
    const dir = join(WORKSPACE_DIR, name, 'src');
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\/|\.d\.ts$/.test(path))
      .map((path) => readFileSync(join(dir, path), 'utf8'));
  });
}

/** The first group of every match, each once. */
function namesIn(texts: readonly string[], pattern: RegExp): readonly string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].filter((name) => name !== '');
}

function exportsOf(door: string): readonly string[] {
  const text = readFileSync(join(__dirname, 'doors', door), 'utf8');
  return (/export \{([^}]*)\}/.exec(text)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

// A door lacks silently what is not named in it: the client would find `undefined`.
describe('the door of', () => {
  it('zod names what the schemas use, and nothing else', () => {
    const used = namesIn(
      clientSources().filter((text) => /import \* as z from '[^']*\/zod'/.test(text)),
      /\bz\.(\w+)/g,
    ).filter((name) => !TYPES.has(name));

    expect([...exportsOf('zod.ts')].sort()).toEqual([...used].sort());
  });

  it('react-i18next names what is imported of it, and nothing else', () => {
    const lists = namesIn(clientSources(), /import \{([^}]*)\} from 'react-i18next'/g);
    const used = new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim())));

    expect([...exportsOf('reactI18next.mjs')].sort()).toEqual([...used].sort());
  });
});
