import { REMOTE_IDS, type RemoteId } from '@site/shared/contract/remoteProps';
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import type { ChangeRequest, ChangeResult } from './applyChange';
import { disableRemote, enableRemote, promoteRemote, rollBackRemote } from './changes';
import { configureBuild } from './configureBuild';
import { printChange, printHistory, printRefusal, printReleases, printStatus } from './print';
import { Refusal } from './refusal';
import { readHistory, readReleases, readStatus, remotesAsked } from './reports';
import type { Environment } from './environment';
import { restoreSite } from './restore';
import { messageOf } from './systemError';
import { toTraditional } from './traditional';

/** Output of a command. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** 0 done · 1 refused, and nothing was changed · 2 the command was not understood. */
export type ExitCode = 0 | 1 | 2;

const HISTORY_LENGTH = 20;

interface ReportOptions {
  readonly build: string;
  readonly json?: true;
}

interface ChangeOptions extends ReportOptions {
  readonly reason: string;
  readonly dryRun?: true;
}

/** `pnpm ops`: one command from its arguments to its exit code. */
export async function run(argv: readonly string[], environment: Environment, output: Output): Promise<ExitCode> {
  try {
    await createProgram(environment, output).parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the error; asking for help is not one.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { code, message, faults } = error instanceof Refusal ? error : { code: 'failed', message: messageOf(error), faults: [] };
    if (argv.includes('--json')) output.out(toJson({ ok: false, refusal: { code, message, faults } }));
    else output.error(`${printRefusal({ message, faults })}\n`);
    return 1;
  }
}

function createProgram(environment: Environment, output: Output): Command {
  const program = new Command('ops')
    .description('What runs on the site: status, releases, switches. A manifest for each themed build, an audit beside it.')
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.error });
  const show = (json: true | undefined, data: object, text: () => string): void =>
    output.out(json ? toJson({ ok: true, ...data }) : `${text()}\n`);
  const showChange = (json: true | undefined, result: ChangeResult): void => show(json, result, () => printChange(result));

  report(program, 'status', 'what is deployed, and whether it answers')
    .addArgument(remoteArgument('[remote]'))
    .option('--no-check', 'do not ask the servers')
    .action(async (remote: RemoteId | undefined, { build, json, check }: ReportOptions & { readonly check: boolean }) => {
      const status = await readStatus(build, remotesAsked(remote), check, environment);
      show(json, status, () => printStatus(status));
    });
  report(program, 'releases', 'what the store holds, newest first')
    .addArgument(remoteArgument('[remote]'))
    .action(async (remote: RemoteId | undefined, { build, json }: ReportOptions) => {
      const releases = await readReleases(build, remotesAsked(remote), environment);
      show(json, { releases }, () => printReleases(releases, environment.store().location));
    });
  report(program, 'history', 'who changed what, newest first')
    .addArgument(remoteArgument('[remote]'))
    .option('--limit <n>', 'how many lines', parseCount, HISTORY_LENGTH)
    .action(async (remote: RemoteId | undefined, { build, json, limit }: ReportOptions & { readonly limit: number }) => {
      const history = await readHistory(build, remote, limit, environment);
      show(json, { history }, () => printHistory(history));
    });

  change(program, 'enable', 'switch a remote on again')
    .addArgument(remoteArgument('<remote>'))
    .action(async (remote: RemoteId, options: ChangeOptions) =>
      showChange(options.json, await enableRemote(remote, toRequest(options), environment)),
    );
  change(program, 'disable', 'switch a remote off; players read the reason')
    .addArgument(remoteArgument('<remote>'))
    .option('--reason-tw <text>', 'the reason in traditional characters; made from the other one when left out', parseText)
    .option('--note <text>', 'for the audit, where players should read something else', parseText)
    .action(async (remote: RemoteId, options: ChangeOptions & { readonly reasonTw?: string; readonly note?: string }) => {
      const reason = { 'zh-CN': options.reason, 'zh-TW': options.reasonTw ?? (await toTraditional(options.reason)) };
      const request = toRequest({ ...options, reason: options.note ?? options.reason });
      showChange(options.json, await disableRemote(remote, reason, request, environment));
    });
  change(program, 'promote', 'make a release the active build')
    .addArgument(remoteArgument('<remote>'))
    .argument('<version>', 'full name, an unambiguous beginning of it, or latest', parseText)
    .action(async (remote: RemoteId, version: string, options: ChangeOptions) =>
      showChange(options.json, await promoteRemote(remote, version, toRequest(options), environment)),
    );
  change(program, 'rollback', 'go back to the build before')
    .addArgument(remoteArgument('<remote>'))
    .option('--to <version>', 'to this one', parseText)
    .action(async (remote: RemoteId, options: ChangeOptions & { readonly to?: string }) =>
      showChange(options.json, await rollBackRemote(remote, options.to, toRequest(options), environment)),
    );
  change(program, 'configure', 'take up the configuration of the themed build and the addresses')
    .option('--latest', 'and the newest release of each remote')
    .action(async (options: ChangeOptions & { readonly latest?: true }) =>
      showChange(options.json, await configureBuild(options.latest === true, toRequest(options), environment)),
    );
  change(program, 'restore', 'give back a manifest that was lost, damaged or edited by another hand')
    .option('--revision <n>', 'as this revision left it; the newest that a command made when left out', parseRevision)
    .action(async (options: ChangeOptions & { readonly revision?: number }) =>
      showChange(options.json, await restoreSite(options.revision, toRequest(options), environment)),
    );
  return program;
}

function report(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--build <name>', 'themed build', parseBuild, 'default')
    .option('--json', 'for machines');
}

function change(program: Command, name: string, description: string): Command {
  return report(program, name, description)
    .requiredOption('--reason <text>', 'why', parseText)
    .option('--dry-run', 'do everything but write');
}

function toRequest({ build, reason, dryRun }: ChangeOptions): ChangeRequest {
  return { build, why: reason, isDryRun: dryRun === true };
}

function remoteArgument(name: string): Argument {
  return new Argument(name, REMOTE_IDS.join(', ')).choices(REMOTE_IDS);
}

function parseText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new InvalidArgumentError('It is empty.');
  return trimmed;
}

/** It becomes the name of a folder. */
function parseBuild(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new InvalidArgumentError('A themed build is named by small letters, digits and dashes.');
  return name;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It is a number from 1.');
  return Number(text);
}

function parseRevision(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It is a number that pnpm ops history shows.');
  return Number(text);
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
