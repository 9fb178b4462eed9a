import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseDay, startOfBusinessDay } from '@site/shared/calendar';
import { scriptCommand } from '@site/release/scriptCommand';
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import type { Environment } from '../deployment/environment';
import { formatMoment, formatZoned } from '../deployment/moments';
import { OPERATIONS } from '../deployment/operations';
import { toTable } from './table';
import { NAME_LENGTH_MOST, ROLES, type Role } from '../console/wire';

/** Reports that a token may read, in addition to operations. */
const REPORTS = ['status', 'releases', 'history', 'requests'];
const DEFAULT_TOKEN_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

interface UiOptions {
  readonly port?: number;
  readonly address: string;
  readonly origin?: string;
  readonly buildOnly?: true;
  readonly build: boolean;
}

/**
 * Adds `pnpm ops ui` and the commands that manage its users. Users of these commands control the machine itself; there
 * is no default password, and the page cannot create users. Each command loads its own dependencies.
 */
export function addServiceCommands(program: Command, environment: Environment, say: (text: string) => void): void {
  program
    .command('ui')
    .description('the page of operations, until it is stopped')
    .option('--port <n>', 'the port; 20 after the site by default', parsePort)
    .option('--address <address>', 'of this machine', '127.0.0.1')
    .option('--origin <https address>', 'what browsers are given where a server with TLS passes calls on')
    .option('--build-only', 'build the page and end')
    .option('--no-build', 'serve the page that --build-only has built; a production install has no build tools')
    .action(async (options: UiOptions) => {
      const [{ OPS_PAGE }, { serve }, { originsOf }] = await Promise.all([
        import('../console/configuration'),
        import('../server/serve'),
        import('../server/where'),
      ]);
      // Refuse before the page is built.
      originsOf({ ...options, port: options.port ?? 0 });
      if (options.build) {
        const { buildPage } = await import('@site/build/page');
        await buildPage(OPS_PAGE, say);
      } else if (!existsSync(join(OPS_PAGE.outputDir, 'index.html'))) {
        throw new Error(
          `${OPS_PAGE.outputDir} has no page: run ${scriptCommand('ops', 'ui --build-only')} where all packages are installed`,
        );
      }
      if (options.buildOnly !== true) {
        await serve({ port: options.port, address: options.address, origin: options.origin, page: OPS_PAGE.outputDir, say }, environment);
      }
    });
  addUserCommands(program.command('users').description('who may sign in to the page of operations'), environment, say);
  addTokenCommands(program.command('tokens').description('what pipelines call the page of operations with'), environment, say);
}

function addUserCommands(users: Command, environment: Environment, say: (text: string) => void): void {
  const sayPassword = (name: string, password: string): void =>
    say(`${name} signs in once within 24 hours with the password\n${password}\nand chooses another one. It is shown this once.\n`);
  users
    .command('list')
    .description('names and roles')
    .action(async () => {
      const { readAccounts } = await import('../server/accounts');
      const { users: all } = await readAccounts(environment);
      const rows = all.map(({ name, role, oneTimeUntil }) => [
        name,
        role,
        oneTimeUntil === undefined ? '' : `until ${formatZoned(oneTimeUntil)}`,
      ]);
      say(rows.length === 0 ? 'There is no user yet\n' : `${toTable([['name', 'role', 'one-time password'], ...rows])}\n`);
    });
  users
    .command('add')
    .argument('<name>', 'shown in the audit', parseName)
    .description('adds a user and prints a password that signs in once')
    .addOption(roleOption())
    .action(async (name: string, { role }: { readonly role: Role }) => {
      const { giveOneTimePassword } = await import('../server/manageAccounts');
      sayPassword(name, await giveOneTimePassword(name, role, environment));
    });
  users
    .command('reset <name>')
    .description('prints another password that signs in once; the old one and all sessions end')
    .action(async (name: string) => {
      const { giveOneTimePassword } = await import('../server/manageAccounts');
      sayPassword(name, await giveOneTimePassword(name, undefined, environment));
    });
  users
    .command('role')
    .argument('<name>')
    .addArgument(new Argument('<role>').choices(ROLES))
    .description('gives a user another role')
    .action(async (name: string, role: Role) => {
      const { setRole } = await import('../server/manageAccounts');
      await setRole(name, role, environment);
      say(`${name} is ${role} now\n`);
    });
  users
    .command('remove <name>')
    .description('removes a user with their sessions and tokens')
    .action(async (name: string) => {
      const { removeUser } = await import('../server/manageAccounts');
      await removeUser(name, environment);
      say(`${name} is removed\n`);
    });
}

function addTokenCommands(tokens: Command, environment: Environment, say: (text: string) => void): void {
  tokens
    .command('list')
    .description('names, what they are for, and until when')
    .action(async () => {
      const { readAccounts } = await import('../server/accounts');
      const { tokens: all } = await readAccounts(environment);
      const rows = all.map(({ name, user, commands, builds, until }) => [
        name,
        user,
        commands.join(' '),
        builds.join(' '),
        formatMoment(until),
      ]);
      say(
        rows.length === 0
          ? 'There is no token yet\n'
          : `${toTable([['name', 'of', 'commands', 'themed builds', 'until (GMT+8)'], ...rows])}\n`,
      );
    });
  tokens
    .command('add')
    .argument('<name>', 'shown in the audit', parseName)
    .description('prints a token that acts in the name of a user')
    .requiredOption('--user <name>', 'whose name is in the audit; it can do no more than they')
    .requiredOption('--commands <names>', 'such as promote,status', parseCommands)
    .requiredOption('--builds <names>', 'themed builds, such as default,gilt', parseList)
    .option('--until <date>', `its end, such as 2027-01-31; ${DEFAULT_TOKEN_DAYS} days from now by default`, parseDate)
    .action(async (name: string, options: { user: string; commands: string[]; builds: string[]; until?: string }) => {
      const { addToken } = await import('../server/manageAccounts');
      const { user, commands, builds, until = new Date(environment.now().getTime() + DEFAULT_TOKEN_DAYS * DAY_MS).toISOString() } = options;
      const secret = await addToken({ name, user, commands, builds, until }, environment);
      say(`${secret}\nis the token ${name}, until ${formatZoned(until)}. It is shown this once.\n`);
    });
  tokens
    .command('remove <name>')
    .description('ends a token')
    .action(async (name: string) => {
      const { removeToken } = await import('../server/manageAccounts');
      await removeToken(name, environment);
      say(`${name} is removed\n`);
    });
}

function roleOption(): Option {
  return new Option('--role <role>', ROLES.join(', ')).choices(ROLES).makeOptionMandatory();
}

/** Parses the name of a user or a token: it appears in the audit log, in refusals and on the page. */
function parseName(text: string): string {
  const name = text.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._@-]*$/u.test(name) || name.length > NAME_LENGTH_MOST) {
    throw new InvalidArgumentError(`A name is letters, digits, blanks and . _ @ -, at most ${NAME_LENGTH_MOST}.`);
  }
  return name;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new InvalidArgumentError('It is a number up to 65535.');
  return port;
}

function parseList(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.some((name) => name === '')) throw new InvalidArgumentError('They are names, separated by commas.');
  return names;
}

function parseCommands(text: string): string[] {
  const known = [...OPERATIONS.map(({ name }) => name), ...REPORTS];
  const names = parseList(text);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new InvalidArgumentError(`${unknown.join(', ')} is none of ${known.join(', ')}.`);
  return names;
}

/** Parses a day, which starts at midnight in Shanghai. */
function parseDate(text: string): string {
  const day = parseDay(text);
  if (day === undefined) throw new InvalidArgumentError('It is a date such as 2027-01-31.');
  return new Date(startOfBusinessDay(day)).toISOString();
}
