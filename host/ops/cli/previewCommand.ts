import { InvalidArgumentError, type Command } from 'commander';
import { defaultBuild } from '../deployment/defaultBuild';
import type { Environment } from '../deployment/environment';
import { formatZoned } from '../deployment/moments';
import { makePreview } from '../deployment/preview';

const MINUTES = { usual: 120, most: 7 * 24 * 60 } as const;

export function addPreviewCommand(program: Command, environment: Environment, out: (text: string) => void): void {
  program
    .command('preview')
    .description('a link that puts the browser that opens it on a release, promoted or not')
    .argument('<remote>', Object.keys(environment.addresses.remotes).join(', '))
    .argument('<version>', 'full name, an unambiguous beginning of it, or latest')
    .option('--minutes <n>', 'how long', parseMinutes, MINUTES.usual)
    .option('--origin <origin>', 'where the build is served, such as http://localhost:4203, when that is not where releases are')
    .option('--build <name>', 'themed build', defaultBuild())
    .option('--json', 'for machines')
    .action(async (remote: string, version: string, { minutes, origin, build, json }: PreviewOptions) => {
      const made = await makePreview({ build, remote, version, minutes, origin }, environment);
      out(
        json
          ? `${JSON.stringify({ ok: true, ...made }, null, 2)}\n`
          : `${remote} ${made.version}, until ${formatZoned(made.until)}\n${made.link}\n`,
      );
    });
}

interface PreviewOptions {
  readonly minutes: number;
  readonly origin?: string;
  readonly build: string;
  readonly json?: true;
}

function parseMinutes(text: string): number {
  const minutes = Number(text);
  if (/^[1-9]\d{0,4}$/.test(text) && minutes <= MINUTES.most) return minutes;
  throw new InvalidArgumentError(`It is a number from 1 to ${MINUTES.most}.`);
}
