import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import throughDoor, { readDoor, ruleOf, type Door } from './doors';
import { COMMON } from './sharing';

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

/** Sources behind a door: `frame` leads to `label` and its styles, `label` to a text; to `kind` leads a type alone. */
const SOURCES: Readonly<Record<string, string>> = {
  'door.ts': "export * from './frame';\nexport * from './label';\n",
  'frame.tsx':
    "import { use } from 'react';\nimport styles from './frame.module.css';\nimport {\n  label,\n} from './label';\nimport type { Kind } from './kind';\nexport function Frame() {}\nexport interface Props {}\n",
  'frame.module.css': ".frame {\n  composes: hidden from './hidden.module.css';\n}\n",
  'hidden.module.css': '.hidden {}\n',
  'label.ts':
    "export { inner as shown, type Inner } from './inner';\nexport const label = 'a';\nexport async function load() {}\nexport const TEXTS = { cn: () => import('./cn.json') };\n",
  'inner.ts': 'export const inner = 1;\n',
  'cn.json': '{}',
  'kind.ts': 'export type Kind = 1;\n',
};

function createDoor(changes: Readonly<Record<string, string>> = {}, react = '19.3.1'): Door {
  const dir = mkdtempSync(join(tmpdir(), 'door-'));
  for (const [name, text] of Object.entries({ ...SOURCES, ...changes })) writeFileSync(join(dir, name), text);
  return readDoor(join(dir, 'door.ts'), () => react);
}

describe('a door to modules of shared', () => {
  it('has everything behind it that its modules run', () => {
    const { file, modules } = createDoor();

    expect([...modules].map((path) => relative(dirname(file), path)).sort()).toEqual(
      Object.keys(SOURCES)
        .filter((name) => !['door.ts', 'kind.ts'].includes(name))
        .sort(),
    );
  });

  it.each(Object.keys(SOURCES).filter((name) => name !== 'kind.ts'))('is of another version when the text of %s is another one', (name) => {
    expect(createDoor({ [name]: `${SOURCES[name] ?? ''}\n` }).hash).not.toBe(createDoor().hash);
  });

  it('is of another version with another version of a library behind it', () => {
    expect(createDoor({}, '19.3.2').hash).not.toBe(createDoor().hash);
  });

  it('is of the same version in another folder, and when only a type is another one', () => {
    expect(createDoor().hash).toBe(createDoor().hash);
    expect(createDoor({ 'kind.ts': 'export type Kind = 2;' }).hash).toBe(createDoor().hash);
  });
});

describe('a module behind a door', () => {
  const request = ({ file, exports }: Door, name: string) =>
    throughDoor.call({ resourcePath: join(dirname(file), name), getOptions: () => ({ door: file, exports: [...exports] }) } as never);

  it('is taken through it, by all its names and no types', () => {
    const door = createDoor();

    expect(request(door, 'label.ts')).toBe(`export { label, load, TEXTS, shown } from ${JSON.stringify(door.file)};`);
  });

  it('is refused where the door does not name it', () => {
    expect(() => request(createDoor(), 'inner.ts')).toThrow(/has to name it too: it exports inner$/);
  });

  it('is taken through it from outside, and as it is from behind it', () => {
    const door = createDoor();
    const { test, issuer } = ruleOf(door) as Record<'test' | 'issuer', (path: string) => boolean>;

    expect([...door.modules].filter((path) => test(path)).map((path) => basename(path))).toEqual(['frame.tsx', 'label.ts', 'inner.ts']);
    expect(issuer('/somewhere/else.ts')).toBe(true);
    expect([door.file, ...door.modules].some((path) => issuer(path))).toBe(false);
  });

  // Host and remotes run the same copy: what it keeps, they would share.
  it('keeps no state', () => {
    const kept = [...COMMON.modules]
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        namesIn([readFileSync(path, 'utf8')], /^(?:export )?(?:(?:let|var) |const (?=[^=\n]*= new (?:Map|Set|WeakMap|WeakSet)\b))(\w+)/gm),
      );

    // Addresses of drawings by what they draw, names by their code, and the browser's format of counts: the same for everybody.
    expect(kept.sort()).toEqual(['NAMES', 'format', 'kept']);
  });
});
