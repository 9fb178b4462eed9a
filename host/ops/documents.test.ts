import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import { repositoryFiles } from '@site/shared/release/repositoryFiles';
import { run } from './run';
import { anOpsSetup } from './testing/opsSetup';

const DOCS = 'host/docs';
const DOCUMENTS = repositoryFiles().filter((file) => file.endsWith('.md'));
/** Of pnpm itself. */
const OF_PNPM = ['install'];
/** The first screen of a reader. In lines. */
const TWO_PAGES = 90;

const environment = anOpsSetup([]).environment;
const helps = new Map<string, Promise<string>>();

/** What a command of operations says of itself; empty where there is none of that name. */
function helpOf(...names: readonly string[]): Promise<string> {
  const key = names.join(' ');
  const known = helps.get(key) ?? readHelp(names);
  helps.set(key, known);
  return known;
}

async function readHelp(names: readonly string[]): Promise<string> {
  let text = '';
  await run([...names, '--help'], environment, { out: (part) => void (text += part), error: () => undefined });
  return text.startsWith(['Usage: ops', ...names].join(' ')) ? text : '';
}

const commands = DOCUMENTS.flatMap((file) =>
  commandsIn(readFileSync(join(WORKSPACE_DIR, file), 'utf8')).map((text) => [file, text] as const),
);

it('there are documents to hold', () => {
  expect(commands.length).toBeGreaterThan(60);
});

it.each(commands)('%s: %s', async (_file, text) => {
  const [script = '', ...rest] = wordsOf(text);
  if (script === '--filter') expectOfPackage(rest);
  else if (script === 'ops') await expectOps(rest);
  else expect([...OF_PNPM, ...Object.keys(scriptsOf('.'))]).toContain(script);
});

it.each(DOCUMENTS)('%s calls npm and jest only with a script and a folder that exist', (file) => {
  const code = codeIn(readFileSync(join(WORKSPACE_DIR, file), 'utf8')).join('\n');
  const scripts = [...code.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, script = '']) => script);
  const folders = [...code.matchAll(/\bnpx jest ([\w./-]+)/g)].map(([, folder = '']) => folder);

  expect(scripts.filter((script) => !Object.keys(scriptsOf('.')).includes(script))).toEqual([]);
  expect(folders.filter((folder) => !existsSync(join(WORKSPACE_DIR, folder)))).toEqual([]);
});

it.each(['README.md', 'for-the-demo', 'for-teams', 'for-operations', 'for-the-next-owner'])('%s is at most two pages', (name) => {
  const file = name.endsWith('.md') ? name : `${DOCS}/${name}.md`;

  expect(readFileSync(join(WORKSPACE_DIR, file), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(TWO_PAGES);
});

function expectOfPackage([name = '', script = '']: readonly string[]): void {
  expect(Object.keys(scriptsOf(name === '@site/shared' ? 'shared' : name))).toContain(script);
}

/** A command, or one of a group such as `keys create`, and the options that are given to it. */
async function expectOps(typed: readonly string[]): Promise<void> {
  // Options that name a site may precede the command.
  const words = typed[0] === '--port' ? typed.slice(2) : typed;
  const [name = '', below = ''] = words;
  if (name === '' || name === '--help' || name === '…') return;
  const nested = /^[a-z]+$/.test(below) ? await helpOf(name, below) : '';
  const help = nested === '' ? await helpOf(name) : nested;
  expect([name, help]).toEqual([name, expect.stringMatching(/^Usage: ops/)]);
  for (const option of words.filter((word) => word.startsWith('--'))) expect(help).toContain(`${option.split('=')[0] ?? ''} `);
}

function scriptsOf(folder: string): Readonly<Record<string, string>> {
  const { scripts = {} } = JSON.parse(readFileSync(join(WORKSPACE_DIR, folder, 'package.json'), 'utf8')) as {
    readonly scripts?: Record<string, string>;
  };
  return scripts;
}

/** What is in code, inline or in a block: `pnpm …`, and the first column of a table whose head is `pnpm ops …`. */
function commandsIn(text: string): readonly string[] {
  const typed = codeIn(text).flatMap((code) => /(?:^|[\s=])pnpm (?!<)(.+)$/.exec(code)?.[1] ?? []);
  const tables = withoutBlocks(text)
    .split(/\n\n/)
    .filter((part) => part.startsWith('| `pnpm ops …`'));
  const rows = tables.flatMap((table) =>
    table
      .split('\n')
      .slice(2)
      .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => `ops ${code}`)),
  );
  return [...new Set([...typed, ...rows])];
}

/** Returns the lines of code blocks, without comments, and the code in the text. */
function codeIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, body = '']) =>
    body.split('\n').map((line) => line.split(' #')[0] ?? ''),
  );
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...spans];
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[^]*?^```/gm, '');
}

/** Until the end of the command: prose and a second command are not its words. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .split(/ (?:&&|\||>) /)[0]
      ?.trim()
      .split(/\s+/)
      .filter((word) => word !== '--silent') ?? []
  );
}
