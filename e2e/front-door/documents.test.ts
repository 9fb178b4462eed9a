import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { run } from '@site/ops/run';
import { anOpsSetup } from '@site/ops/testing/opsSetup';
import { rowFor } from './commandWords';
import { commandsIn, documentedCommands, documentFiles, readDocument } from './documents';
import { WHERE_COMMANDS_RUN } from './whereCommandsRun';

/** Commands of pnpm itself. */
const OF_PNPM = ['install', 'exec'];
/** Length of the first screens of a document, in lines. */
const TWO_PAGES = 90;
const COMMANDS = documentedCommands();
const ROWS = Object.keys(WHERE_COMMANDS_RUN);

const environment = anOpsSetup([]).environment;
const helps = new Map<string, Promise<string>>();

describe('the commands of a document', () => {
  it('are those of shell blocks, inline code and tables of commands, without their comments', () => {
    const markdown = [
      'Type `npm start`, or `SITE_BUILD=gilt npm start`; `npm` alone and `nginx.conf` are names.',
      '```',
      'npm test      # everything',
      'a picture ──► of boxes',
      '```',
      '```sh',
      './configure --prefix=/opt \\',
      '  --quiet',
      '```',
      '',
      '| `pnpm ops …` | does |',
      '| --- | --- |',
      '| `status [remote]`, `history` | `read` |',
    ].join('\n');

    expect(commandsIn(markdown)).toEqual([
      'npm test',
      './configure --prefix=/opt --quiet',
      'npm start',
      'SITE_BUILD=gilt npm start',
      'pnpm ops …',
      'pnpm ops status [remote]',
      'pnpm ops history',
    ]);
  });

  it.each([
    ['npm start -- --port 4200', 'start --port'],
    ['SITE_BUILD=gilt npm start', 'SITE_BUILD= start'],
    ['npx pnpm ops canary wallet --abort --reason …', 'ops canary --abort'],
    ['npm run ops -- status wallet', 'ops status'],
    ['./site ops status', 'ops status'],
    ['npm publish <file>', 'npm publish'],
    ['pnpm --filter remote-wallet dev', '--filter remote-* dev'],
    ['pnpm fly', undefined],
  ])('%s belongs to the row %s', (command, row) => {
    expect(rowFor(command, ROWS)).toBe(row);
  });
});

it('there are documents to check', () => {
  expect(documentFiles()).toContain('README.md');
  expect(COMMANDS.length).toBeGreaterThan(100);
});

it.each(documentFiles())('each command of %s has a row that says where it runs', (file) => {
  expect(commandsOf(file).filter((text) => rowFor(text, ROWS) === undefined)).toEqual([]);
});

it('each row belongs to a command of a document', () => {
  const used = COMMANDS.map(({ text }) => rowFor(text, ROWS));

  expect(ROWS.filter((row) => !used.includes(row))).toEqual([]);
});

it.each(ROWS)('the row "%s" names a test that runs the command, or the reason why none can', (row) => {
  const place = WHERE_COMMANDS_RUN[row];
  if (place === undefined) throw new Error(`${row} has no place`);

  if ('notHere' in place) expect(place.notHere.split(' ').length).toBeGreaterThan(2);
  else expect(readFileSync(join(WORKSPACE_DIR, place.file), 'utf8')).toContain(place.as);
});

it.each(documentFiles())('the commands of %s name scripts and options that exist', async (file) => {
  for (const text of commandsOf(file)) await expectCommand(text);
});
it.each(['README.md', ...['demo', 'remote-team-guide', 'operations-guide', 'maintainer-guide'].map((name) => `host/docs/${name}.md`)])(
  '%s is at most two pages',
  (file) => {
    expect(readDocument(file).trimEnd().split('\n').length).toBeLessThanOrEqual(TWO_PAGES);
  },
);

function commandsOf(file: string): readonly string[] {
  return COMMANDS.filter((command) => command.file === file).map(({ text }) => text);
}

async function expectCommand(text: string): Promise<void> {
  const [program, ...words] = wordsOf(text);
  const isScript = ['start', 'test', 'run'].includes(words[0] ?? '');
  if (program === 'npm' && isScript) await expectScript(words[0] === 'run' ? words.slice(1) : words);
  else if (program === 'npx' && words[0] === 'jest') expect([text, existsSync(join(WORKSPACE_DIR, words[1] ?? ''))]).toEqual([text, true]);
  else if (program === 'npx' && words[0] === 'pnpm') await expectScript(words.slice(1));
  else if (program === 'pnpm' || program === './site') await expectScript(words);
  else if (text.includes('host/ops/main.ts')) await expectOps(words.slice(words.indexOf('host/ops/main.ts') + 1));
}

async function expectScript([script = '', ...rest]: readonly string[]): Promise<void> {
  if (script === '' || /^[<…]/.test(script)) return;
  if (script === '--filter') expectOfPackage(rest);
  else if (script === 'ops') await expectOps(rest);
  else expect([...OF_PNPM, ...Object.keys(scriptsOf('.'))]).toContain(script);
}

function expectOfPackage([name = '', script = '']: readonly string[]): void {
  expect(Object.keys(scriptsOf(name.replace('@site/', 'shared/')))).toContain(script);
}

/** Checks that a command, or a subcommand such as `keys create`, exists with the given options. */
async function expectOps(words: readonly string[]): Promise<void> {
  // `--port 4500` before the command selects the site, see host/ops/cli/portOption.test.ts.
  const rest = words.filter((word) => word !== '--').slice(words[0] === '--port' ? 2 : 0);
  const [name = '', below = ''] = rest;
  if (name === '' || name === '--help' || name === '…') return;
  const nested = /^[a-z]+$/.test(below) ? await helpOf(name, below) : '';
  const help = nested === '' ? await helpOf(name) : nested;
  expect([name, help]).toEqual([name, expect.stringMatching(/^Usage: ops/)]);
  for (const option of rest.filter((word) => /^--\w/.test(word))) expect(help).toContain(`${option.split('=')[0] ?? ''} `);
}

/** Returns the help of an operations command; empty when it does not exist. */
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

function scriptsOf(folder: string): Readonly<Record<string, string>> {
  const { scripts = {} } = JSON.parse(readFileSync(join(WORKSPACE_DIR, folder, 'package.json'), 'utf8')) as {
    readonly scripts?: Record<string, string>;
  };
  return scripts;
}

/** Returns the words up to the end of the command, without leading variables. */
function wordsOf(text: string): readonly string[] {
  const [command = ''] = text.split(/ (?:&&|\||>) /);
  return command
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '--silent' && !/^[A-Z_]+=/.test(word));
}

/**
 * Longest decision record, in words, and the records that may be longer because they contain tables of figures or
 * protocols.
 */
const MAX_RECORD_WORDS = 900;
const LONGER_RECORDS: Readonly<Record<string, number>> = {
  'host/docs/0027-bundle-size-budget.md': 2000,
  'host/docs/0032-third-party-game-providers.md': 1150,
  'host/docs/0036-chat.md': 1400,
};

describe('decision records', () => {
  const records = documentFiles().filter((file) => /^host\/docs\/\d{4}-/.test(file));

  it.each(records)('%s has a status, a date, context, decision and consequences', (file) => {
    const headings = [...readDocument(file).matchAll(/^(?:# .*|## (?:Context|Decision|Consequences)$|Status: .* · Date: .*)/gm)].map(
      ([line]) => line,
    );

    expect(headings.map((line) => line.replace(/^# .*/, '#').replace(/ .* · Date: \d{4}-\d\d-\d\d/, ''))).toEqual([
      '#',
      'Status:',
      '## Context',
      '## Decision',
      '## Consequences',
    ]);
  });

  it.each(records)('%s is not longer than a reader finishes', (file) => {
    expect(readDocument(file).split(/\s+/).length).toBeLessThanOrEqual(LONGER_RECORDS[file] ?? MAX_RECORD_WORDS);
  });
});
