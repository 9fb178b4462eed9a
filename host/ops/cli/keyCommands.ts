import { InvalidArgumentError, type Command } from 'commander';
import { scriptCommand } from '@site/release/scriptCommand';
import type { Environment } from '../deployment/environment';
import { addKey, listKeys, retireKey, type KeyEntry, type Retirement } from '../deployment/keys';
import { formatMoment } from '../deployment/moments';
import { readText } from '../deployment/operation';
import { toTable } from './table';

interface Options {
  readonly json?: true;
}

interface RetireOptions extends Options {
  readonly reason: string;
  readonly leaked?: true;
}

/** Adds `pnpm ops keys …`: manages the keys that sign the manifests of all themed builds in a deployment folder. */
export function addKeyCommands(program: Command, environment: Environment, out: (text: string) => void): void {
  const keys = program.command('keys').description('the keys that sign manifests: pages take no manifest by another');
  const show = (json: true | undefined, data: object, text: () => string): void =>
    out(json ? `${JSON.stringify({ ok: true, ...data }, null, 2)}\n` : `${text()}\n`);

  keys
    .command('create')
    .description('make another key; pages trust it from the next time they are served')
    .option('--json', 'for machines')
    .action(({ json }: Options) => {
      const key = addKey(environment);
      show(json, { key }, () => `${key.id} is made: serve pages with it (${scriptCommand('serving')}), and in a day retire the one before`);
    });
  keys
    .command('list')
    .description('which there are, which signs, and which manifests are signed by it')
    .option('--json', 'for machines')
    .action(({ json }: Options) => {
      const entries = listKeys(environment);
      show(json, { keys: entries }, () => printKeys(entries));
    });
  keys
    .command('retire')
    .description('take a key out of use: manifests are signed again, pages that are served from now on do not trust it')
    .argument('<id>', 'an unambiguous beginning of it', readKeyId)
    .requiredOption('--reason <text>', 'why', readText)
    .option(
      '--leaked',
      'at once, though pages are open that do not know the next key: they keep what they have until they are loaded again',
    )
    .option('--json', 'for machines')
    .action(async (id: string, { reason, leaked, json }: RetireOptions) => {
      const retirement = await retireKey(id, leaked === true, reason, environment);
      show(json, retirement, () => printRetirement(retirement));
    });
}

function printKeys(entries: readonly KeyEntry[]): string {
  if (entries.length === 0) return `No key yet: the first manifest makes one, or ${scriptCommand('ops', 'keys create')}`;
  const rows = entries.map(({ id, state, signs, createdAt, createdBy, manifests }) => [
    id,
    signs ? 'signs' : state === 'active' ? 'next' : state,
    formatMoment(createdAt),
    createdBy,
    manifests.join(', '),
  ]);
  return toTable([['key', 'state', 'made (GMT+8)', 'by', 'signed'], ...rows]);
}

function printRetirement({ retired, signs, signedAgain }: Retirement): string {
  const again = signedAgain.length === 0 ? 'no manifest was signed by it' : `signed again: ${signedAgain.join(', ')}`;
  return `${retired} is retired, ${signs} signs; ${again}. Serve pages again, so that they trust it no more (${scriptCommand('serving')})`;
}

function readKeyId(text: string): string {
  if (!/^[0-9a-f]{1,16}$/.test(text)) throw new InvalidArgumentError('It is up to 16 digits that ops keys list shows.');
  return text;
}
