import { SITE_PORTS } from '@site/release/listeners';
import { createSandbox, type Sandbox } from '../support/sandbox';
import type { Account } from '../support/player';
import type { RunningCommand } from '../support/startCommand';
import { type } from './command';
import type { FreshClone } from './freshClone';

/** Site that a README command started. */
export interface StartedSite {
  readonly origin: string;
  readonly port: number;
  /** Member account from the banner. */
  readonly account: Account;
  readonly sandbox: Sandbox;
  readonly command: RunningCommand;
  /** Time from the command to its banner, in milliseconds. */
  readonly startedInMs: number;
}

const ADDRESS = /\bsite +(?<origin>http:\/\/localhost:(?<port>\d+))\b/;
const ACCOUNT = /account:?\s+(?<name>\w+) \/ (?<password>\S+)/i;
/** Pattern of the last banner line. */
const READY = /Ctrl-C/;

/** Runs a command and waits for the banner with the address and the account. */
export async function startSite(text: string, clone: FreshClone): Promise<StartedSite> {
  const started = performance.now();
  const command = type(text, clone);
  try {
    await command.prints(READY);
    const startedInMs = performance.now() - started;
    const { origin, port } = readGroups(ADDRESS, command.out());
    const { name = '', password = '' } = readGroups(ACCOUNT, command.out());
    const platform = Number(port) + SITE_PORTS.fromSite.platform;
    return {
      origin: origin ?? '',
      port: Number(port),
      account: { name, password },
      sandbox: createSandbox(`http://localhost:${String(platform)}`),
      command,
      startedInMs,
    };
  } catch (error) {
    await command.interrupt();
    throw error;
  }
}

function readGroups(pattern: RegExp, text: string): Readonly<Record<string, string | undefined>> {
  const groups = pattern.exec(text)?.groups;
  if (groups === undefined) throw new Error(`The banner has nothing that matches ${String(pattern)}:\n${text}`);
  return groups;
}
