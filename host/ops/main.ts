import { run } from './run';
import { liveSurroundings } from './surroundings';

process.exitCode = await run(process.argv.slice(2), liveSurroundings(), {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
