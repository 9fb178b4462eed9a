import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireOwnStyles } from './requireOwnStyles';
import { makeTemporaryFolder } from './temporaryFolders.mjs';

const dir = makeTemporaryFolder('styles');
writeFileSync(join(dir, 'own.css'), '.remote-news-a1-0{color:red}');
writeFileSync(join(dir, 'page.css'), 'body{font-size:40px}');
const check = (...paths: readonly string[]) =>
  requireOwnStyles(
    dir,
    paths.map((path) => ({ path })),
    'remote-news',
  );

it('accepts a release with styles of its own views, regardless of its other files', async () => {
  await expect(check('own.css', 'remoteEntry.js')).resolves.toBeUndefined();
});

it('refuses a release whose stylesheet reaches the page, and names what to change', async () => {
  await expect(check('own.css', 'page.css')).rejects.toThrow(
    'page.css of remote-news reaches beyond the views of the remote:\n  the selector body\nWrite styles as CSS modules (*.module.css) without :global',
  );
});
