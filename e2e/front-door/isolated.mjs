import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from '../compose/run.mjs';

const PLAYWRIGHT = join(ROOT, 'node_modules', '.bin', 'playwright');
const CONFIGURATION = 'e2e/front-door/playwright.config.ts';

/** A namespace starts with its loopback interface down; a machine has one of these tools to enable it. */
const LOOPBACK = '{ ip link set lo up || ifconfig lo up || busybox ip link set lo up; } 2>/dev/null';
/**
 * A browser reports to its pages that it is offline while only loopback is up, so add an interface pair that leads
 * nowhere. If the kernel does not support it, the page shows the offline notice.
 */
const ONLINE =
  '{ ip link add door0 type veth peer name door1 && ip addr add 192.0.2.1/24 dev door0 && ip link set door0 up && ip link set door1 up; } 2>/dev/null';
const WITH_INTERFACES = `${LOOPBACK} && { ${ONLINE} || true; } && exec "$@"`;
/** Opens a port of the default site inside the namespace, to verify that loopback works. */
const PROBE = "require('node:net').createServer().listen(4100, '127.0.0.1', () => process.exit(0))";

/**
 * Runs the suite that follows the README in a separate network namespace, so the default ports are free. If the machine
 * does not allow namespaces, prints this and uses other ports.
 *
 * @param {readonly string[]} args for Playwright
 * @returns {Promise<void>} fails when a test does
 */
export function runFrontDoor(args) {
  const namespace = findNamespace();
  if (namespace === undefined) {
    process.stdout.write(
      'No network namespace of our own is allowed here: the front door is tested on other ports than the default ones\n',
    );
  }
  const project = namespace === undefined ? 'other-ports' : 'default-ports';
  const [command = '', ...rest] = [...(namespace ?? []), PLAYWRIGHT, 'test', '--config', CONFIGURATION, `--project=${project}`, ...args];
  return run(command, rest);
}

/** Returns the command prefix that runs a command in a separate network namespace, or undefined when none works. */
function findNamespace() {
  const own = process.getuid?.() === 0 ? ['--net'] : ['--user', '--map-current-user', '--keep-caps', '--net'];
  const namespace = ['unshare', ...own, 'sh', '-c', WITH_INTERFACES, 'sh'];
  const [command = '', ...args] = [...namespace, process.execPath, '-e', PROBE];
  return spawnSync(command, args, { stdio: 'ignore', timeout: 10_000 }).status === 0 ? namespace : undefined;
}

// `pnpm front-door`: runs only this suite.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await runFrontDoor(process.argv.slice(2));
  } catch {
    // The output already names the failed test.
    process.exitCode = 1;
  }
}
