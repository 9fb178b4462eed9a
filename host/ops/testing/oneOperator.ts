import { once } from 'node:events';
import { join } from 'node:path';
import { run } from '../cli/run';
import { liveEnvironment } from '../deployment/environment';

/**
 * Runs an operator in a separate process: disables a remote several times, each time with another reason, in a folder
 * that replaces the site's. Arguments: folder, remote, number of times. Reports when it is ready and starts on a
 * message, so several start together.
 */
const [folder = '', remote = '', times = '0'] = process.argv.slice(2);
const environment = { ...liveEnvironment(), operator: () => `operator of ${remote}`, fileOf: () => join(folder, 'deployment.json') };
const write = (text: string): void => void process.stdout.write(text);

process.send?.('ready');
await once(process, 'message');
for (let turn = 1; turn <= Number(times); turn += 1) {
  const code = await run(['disable', remote, '--reason', `turn ${turn}`, '--reason-tw', `turn ${turn}`], environment, {
    out: write,
    error: write,
  });
  if (code !== 0) process.exitCode = code;
}
process.disconnect();
