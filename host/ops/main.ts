import { run } from './run';
import { liveEnvironment } from './environment';

process.exitCode = await run(process.argv.slice(2), liveEnvironment(), {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
