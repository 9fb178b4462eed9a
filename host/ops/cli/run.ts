import { isRemoteId } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { ChangeRequest } from '../deployment/applyChange';
import { carryOut, type Outcome } from '../deployment/carryOut';
import { addBlockersCommand } from './blockersCommand';
import { addKeyCommands } from './keyCommands';
import { readText, readValue, type Operation, type Parameter, type Values } from '../deployment/operation';
import { OPERATIONS } from '../deployment/operations';
import { printChange, printHistory, printRefusal, printReleases, printRequests, printStatus } from './print';
import { Refusal } from '../deployment/refusal';
import { readHistory, readReleases, readStatus } from '../deployment/reports';
import { readRequests } from '../deployment/requests';
import { defaultBuild } from '../deployment/defaultBuild';
import type { Environment } from '../deployment/environment';
import { addServiceCommands } from './consoleCommands';
import { messageOf } from '../deployment/systemError';
import { addPreviewCommand } from './previewCommand';
import { addWatchCommands } from './watchCommands';

export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Exit code: 0 done · 1 refused without changes, or something blocks · 2 invalid command line · 3 the change waits for
 * a second person.
 */
export type ExitCode = 0 | 1 | 2 | 3;

const HISTORY_LENGTH = 20;

interface ReportOptions {
  readonly build: string;
  readonly json?: true;
}

interface ChangeOptions extends ReportOptions {
  readonly reason: string;
  readonly dryRun?: true;
}

/** Runs one `pnpm ops` command from its arguments to its exit code. */
export async function run(argv: readonly string[], environment: Environment, output: Output): Promise<ExitCode> {
  try {
    let code: ExitCode = 0;
    const program = createProgram(environment, output, (other) => {
      code = other;
    });
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    // Commander has already printed the error; a request for help is not an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { code, message, faults } = error instanceof Refusal ? error : { code: 'failed', message: messageOf(error), faults: [] };
    if (argv.includes('--json')) output.out(toJson({ ok: false, refusal: { code, message, faults } }));
    else output.error(`${printRefusal({ message, faults })}\n`);
    return 1;
  }
}

/** @param exitWith sets an exit code other than 0 */
function createProgram(environment: Environment, output: Output, exitWith: (code: ExitCode) => void): Command {
  const program = new Command('ops')
    .description('What runs on the site: status, releases, switches. A manifest for each themed build, an audit beside it.')
    // main.ts reads this option before the addresses are loaded; `ops ui` has an option of the same name.
    .option('--port <port>', 'the site on this port, where several run; before the command')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.error });
  const show = (json: true | undefined, data: object, text: () => string): void =>
    output.out(json ? toJson({ ok: true, ...data }) : `${text()}\n`);
  const showChange = (json: true | undefined, result: Outcome): void => {
    if (result.outcome === 'waiting') exitWith(3);
    show(json, result, () => printChange(result));
  };

  report(program, 'status', 'what is deployed, and whether it answers')
    .addArgument(remoteArgument('[remote]', environment))
    .option('--no-check', 'do not ask the servers')
    .action(async (remote: RemoteId | undefined, { build, json, check }: ReportOptions & { readonly check: boolean }) => {
      const status = await readStatus(build, remote, check, environment);
      show(json, status, () => printStatus(status));
    });
  report(program, 'releases', 'what the store holds, newest first')
    .addArgument(remoteArgument('[remote]', environment))
    .action(async (remote: RemoteId | undefined, { build, json }: ReportOptions) => {
      const releases = await readReleases(build, remote, environment);
      show(json, { releases }, () => printReleases(releases, environment.store().location));
    });
  report(program, 'history', 'who changed what, newest first')
    .addArgument(remoteArgument('[remote]', environment))
    .option('--limit <n>', 'how many lines', parseCount, HISTORY_LENGTH)
    .action(async (remote: RemoteId | undefined, { build, json, limit }: ReportOptions & { readonly limit: number }) => {
      const history = await readHistory(build, remote, limit, environment);
      show(json, { history }, () => printHistory(history));
    });

  report(program, 'requests', 'changes that wait for a second person, and how the last ones were settled').action(
    async ({ build, json }: ReportOptions) => {
      const requests = await readRequests(environment.fileOf(build));
      show(json, { requests }, () => printRequests(requests));
    },
  );

  addServiceCommands(program, environment, output.out);
  addKeyCommands(program, environment, output.out);
  addBlockersCommand(program, environment, output.out, () => exitWith(1));
  for (const operation of OPERATIONS) addOperation(program, operation, environment, showChange);
  addWatchCommands(program, environment, output.out);
  addPreviewCommand(program, environment, output.out);
  return program;
}

function report(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--build <name>', 'themed build', parseBuild, defaultBuild())
    .option('--json', 'for machines');
}

/** Adds the command of an operation, with the arguments and options of the list. */
function addOperation(
  program: Command,
  operation: Operation,
  environment: Environment,
  show: (json: true | undefined, result: Outcome) => void,
): void {
  const command = report(program, operation.name, operation.does)
    .requiredOption('--reason <text>', 'why', readText)
    .option('--dry-run', 'do everything but write');
  const isOfRemote = operation.of === 'remote';
  if (isOfRemote) command.addArgument(remoteArgument('<remote>', environment));
  const named = Object.entries(operation.parameters);
  const positional = named.filter(([, { usage }]) => !usage.startsWith('-'));
  for (const [, parameter] of positional) command.argument(parameter.usage, parameter.does, (text) => readValue(parameter, text));
  for (const [name, parameter] of named.filter((each) => !positional.includes(each))) addOption(command, name, parameter);
  command.action(async () => {
    const options = command.opts<ChangeOptions & Values>();
    const given = command.processedArgs as readonly (string | number)[];
    const remote = isOfRemote ? (given[0] as RemoteId) : undefined;
    const values = Object.fromEntries(
      named.map(([name]) => {
        const at = positional.findIndex(([each]) => each === name);
        return [name, at < 0 ? options[name] : given[at + (isOfRemote ? 1 : 0)]];
      }),
    );
    show(options.json, await carryOut(operation, { remote, values }, toRequest(options), environment));
  });
}

/** Commander names the value of `--reason-tw` `reasonTw`, like the list. */
function addOption(command: Command, name: string, parameter: Parameter): void {
  const option = new Option(parameter.usage, parameter.does);
  if (option.attributeName() !== name) throw new Error(`${parameter.usage} is no option for ${name}`);
  if (parameter.kind !== 'flag') option.argParser((text) => readValue(parameter, text));
  if (parameter.isRequired === true) option.makeOptionMandatory();
  command.addOption(option);
}

function toRequest({ build, reason, dryRun }: ChangeOptions): ChangeRequest {
  return { build, why: reason, isDryRun: dryRun === true };
}

/** Returns the argument for a remote. The addresses and the manifest of the themed build determine which exist. */
function remoteArgument(name: string, { addresses }: Environment): Argument {
  const known = Object.keys(addresses.remotes).join(', ');
  return new Argument(name, known).argParser((text) => {
    if (!isRemoteId(text)) throw new InvalidArgumentError(`There are ${known}.`);
    return text;
  });
}

/** Parses the name of a themed build, which becomes the name of a folder. */
function parseBuild(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new InvalidArgumentError('A themed build is named by small letters, digits and dashes.');
  return name;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It is a number from 1.');
  return Number(text);
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
