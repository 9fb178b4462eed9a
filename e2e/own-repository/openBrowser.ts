import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { WORKSPACE_DIR } from '@site/release/packages';
import { runCommand } from '../support/command';

const SCRIPT = `
import { CHROMIUM_ARGS, findChromium } from '${pathToFileURL(join(WORKSPACE_DIR, 'e2e', 'compose', 'chromium.mjs')).href}';
process.stdout.write(JSON.stringify({ executablePath: findChromium(), args: CHROMIUM_ARGS }));
`;

/** Opens the browser of the suites from a jest test, which cannot import ES modules. */
export async function openBrowser(): Promise<Browser> {
  const said = await runCommand(process.execPath, ['--input-type=module', '--eval', SCRIPT], { cwd: WORKSPACE_DIR, limitMs: 60_000 });
  return chromium.launch(JSON.parse(said) as { readonly executablePath?: string; readonly args: string[] });
}
