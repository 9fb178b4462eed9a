import { once } from 'node:events';
import { join } from 'node:path';
import { run } from '../run';
import { liveEnvironment } from '../environment';

/**
 * An operator in a process of their own: switches a remote off as often as told, each time for another reason, in the folder that stands in for the site's.
 * Arguments: folder, remote, how often. Says when it is ready and begins when told, so that several begin together.
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
