import { spawn } from 'node:child_process';

export interface CommandOptions {
  readonly cwd: string;
  /** Time limit after which the command is killed. */
  readonly limitMs: number;
  /** Variables in addition to the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs a command and resolves with its output. Rejects with a message and the end of its output when it fails, cannot
 * be started or exceeds the time limit.
 */
export function runCommand(command: string, args: readonly string[], { cwd, limitMs, environment = {} }: CommandOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...ENVIRONMENT, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output.trim());
      else reject(new Error(`${[command, ...args].join(' ')} in ${cwd} ended with ${String(signal ?? code)}\n${output.slice(-2000)}`));
    });
  });
}

/** Environment of this process without the Node options of the test runner. */
const { NODE_OPTIONS: _, ...REST } = process.env;
/** Environment that prevents prompts on the terminal. */
const ENVIRONMENT = { ...REST, CI: 'true' };

const { DATABASE_URL: __, ...OWN_DATABASE } = REST;
/** Environment of a command that uses its own database instead of that of the run. */
export const inheritedEnvironment: NodeJS.ProcessEnv = OWN_DATABASE;
