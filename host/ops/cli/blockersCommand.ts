import { InvalidArgumentError, type Command } from 'commander';
import { findBlockers, type Blockers, type NextHost } from '../deployment/blockers';
import type { Environment } from '../deployment/environment';
import { toTable } from './table';

const VERSION = /^\d{1,4}(\.\d{1,4}\.\d{1,4})?$/;

/** Adds `pnpm ops blockers`: lists the remotes that need a new release before a host with another contract or React. */
export function addBlockersCommand(program: Command, environment: Environment, out: (text: string) => void, onBlocked: () => void): void {
  program
    .command('blockers')
    .description('which builds would not run on a host to come; 1 where one would not')
    .option('--contract <version>', 'the contract of that host, such as 2; the next major when nothing is named', readVersion)
    .option('--react <major>', 'the React of that host, such as 20', readMajor)
    .option('--json', 'for machines')
    .action(async ({ json, ...host }: NextHost & { readonly json?: true }) => {
      const blockers = await findBlockers(host, environment);
      if (blockers.isBlocked) onBlocked();
      out(json ? `${JSON.stringify({ ok: !blockers.isBlocked, ...blockers }, null, 2)}\n` : `${print(blockers)}\n`);
    });
}

function print({ against, builds, isBlocked }: Blockers): string {
  const host = [against.contract && `contract ${against.contract}`, against.react && `React ${String(against.react)}`].filter(Boolean);
  if (builds.length === 0) return `No themed build has a manifest: nothing blocks a host with ${host.join(' and ')}`;
  const rows = builds.map(({ build, remote, role, isOn, version, requires, react = '–', verdict, instead = '' }) => [
    build,
    isOn ? remote : `${remote} (off)`,
    role,
    version,
    requires,
    react,
    verdict,
    instead,
  ]);
  const end = isBlocked
    ? 'Some would not run, or nobody knows, and have to be released again first'
    : 'Every remote has a release that runs';
  return `${toTable([['themed build', 'remote', 'role', 'version', 'contract', 'React', 'there', 'released for it'], ...rows])}\n${end} on a host with ${host.join(' and ')}`;
}

function readVersion(text: string): string {
  if (!VERSION.test(text)) throw new InvalidArgumentError('It is a major such as 2, or a version such as 2.0.0.');
  return text;
}

function readMajor(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It is a major such as 20.');
  return Number(text);
}
