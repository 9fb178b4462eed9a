import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { PROSE_KINDS, readProse, type Prose, type ProseKind } from './readProse';
import { repositoryFiles } from './repositoryFiles';

/** Number of texts per draw. */
const DRAWN: Readonly<Record<ProseKind, number>> = { comment: 100, name: 50, error: 20, 'test title': 20 };

interface Found extends Prose {
  readonly file: string;
}

/** `pnpm prose`: prints randomly drawn texts of the sources for a reviewer. */
const command = new Command('prose')
  .description('Draws comments, names, messages of errors and test titles at random. The same seed draws the same of the same sources.')
  .option('--seed <number>', 'number that selects the draw', readSeed, 1)
  .option('--under <path>', 'folder to draw from, such as remote-sports/src', '')
  .action(({ seed, under }: { readonly seed: number; readonly under: string }) => {
    const found = repositoryFiles()
      .filter((file) => file.startsWith(under) && /\.(?:tsx?|mjs)$/.test(file))
      .flatMap((file) => readProse(file, readFileSync(join(WORKSPACE_DIR, file), 'utf8')).map((prose): Found => ({ ...prose, file })));
    for (const kind of PROSE_KINDS) process.stdout.write(describeDraw(kind, draw(found, kind, seed)));
  });

/** Draws by the order of hashes, so a changed text does not move the others. */
function draw(found: readonly Found[], kind: ProseKind, seed: number): readonly Found[] {
  const hash = ({ file, text }: Found): string =>
    createHash('sha256')
      .update(`${String(seed)} ${file} ${text}`)
      .digest('hex');
  const ordered = found.filter((prose) => prose.kind === kind).map((prose) => ({ prose, order: hash(prose) }));
  return ordered
    .toSorted((a, b) => a.order.localeCompare(b.order))
    .slice(0, DRAWN[kind])
    .map(({ prose }) => prose);
}

function describeDraw(kind: ProseKind, drawn: readonly Found[]): string {
  const rows = drawn.map(
    ({ file, line, text, code }, index) =>
      `${String(index + 1)}. ${text}\n   ${file}:${String(line)}${kind === 'comment' ? `: ${code}` : ''}\n`,
  );
  return `## ${kind}\n\n${rows.join('')}\n`;
}

function readSeed(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('use a whole number such as 1');
  return Number(text);
}

await command.parseAsync();
