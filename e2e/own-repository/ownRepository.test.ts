import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deploymentManifestSchema, remoteDeploymentSchema } from '@site/shared/contract/deploymentManifest';
import { WORKSPACE_DIR } from '@site/release/packages';
import { integrityOf } from '@site/build/integrity';
import { runCommand } from '../support/command';
import { buildWithRspack } from './buildWithRspack';
import { startComposedSite } from './composedSite';
import { openBrowser } from './openBrowser';
import { createTeamRepository, type TeamRepository } from './teamRepository';

// The test packs, installs and builds; it runs in test:full only.
jest.setTimeout(1_800_000);

/** Public origin of the site. */
const SITE = 'https://site.example';

let team: TeamRepository;

beforeAll(async () => {
  team = await createTeamRepository();
});

afterAll(() => {
  team.remove();
});

/** Fields of a package's own package.json. */
interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A package as the root folder or the remote has it. */
function readPackage(name: string): { readonly dir: string; readonly text: string; readonly manifest: Manifest } {
  const dir = [team.dir, join(team.dir, 'remote-news')]
    .map((owner) => join(owner, 'node_modules', '@site', name))
    .find((path) => existsSync(path));
  if (dir === undefined) throw new Error(`@site/${name} is not installed`);
  const text = readFileSync(join(dir, 'package.json'), 'utf8');
  return { dir, text, manifest: JSON.parse(text) as Manifest };
}

describe.each(['build', 'release', 'shared', 'testing'])('the package %s', (name) => {
  it('names no address of this workspace, and every door leads to a file', () => {
    const { dir, text, manifest } = readPackage(name);
    expect(text).not.toMatch(/workspace:|catalog:|devDependencies/);
    const targets = Object.values(manifest.exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));
    const missing = targets.filter(
      (target) => !existsSync(join(dir, target.includes('*') ? (join(target, '..').split('*')[0] ?? '') : target)),
    );
    expect(targets).toContain('./package.json');
    expect(missing).toEqual([]);
  });

  it('holds no tests, no tables of results, and nothing of operations', () => {
    const files = readdirSync(readPackage(name).dir, { recursive: true, encoding: 'utf8' });
    expect(files).toContain('package.json');
    expect(files.filter((file) => /\.test\.tsx?$|testing\/vectors|\.csv$|securityHeaders|servingRules/.test(file))).toEqual([]);
  });

  it('has declarations that need nothing but what it declares', async () => {
    const { manifest } = readPackage(name);
    const doors = Object.entries(manifest.exports).filter(([door, target]) => typeof target !== 'string' && !door.includes('*'));
    const imports = doors.map(([door], index) => `import * as door${String(index)} from '${manifest.name}${door.slice(1)}';`);
    const uses = `export const doors = [${doors.map((_, index) => `door${String(index)}`).join(', ')}];`;
    const folder = join(team.dir, 'remote-news');
    writeFileSync(join(folder, 'doors.ts'), [...imports, uses, ''].join('\n'));
    writeFileSync(
      join(folder, 'tsconfig.doors.json'),
      JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions: { skipLibCheck: false }, files: ['doors.ts'] }),
    );
    const said = await team
      .run(join(folder, 'node_modules', '.bin', 'tsc'), '-p', join(folder, 'tsconfig.doors.json'), '--pretty', 'false')
      .catch((error: unknown) => String(error));
    // Ignore type errors in declarations of third parties.
    expect(said.split('\n').filter((line) => /error TS/.test(line) && /@site\/|^remote-news/.test(line))).toEqual([]);
    await team.run('git', 'clean', '--force', '--quiet');
  });
});

describe('a remote in a repository of its own', () => {
  it('is checked: types, use of the contract, texts and build', async () => {
    const said = await team.site('check');
    for (const check of ['types', 'contract', 'texts', 'build']) expect(said).toContain(`remote-news ${check}: ok`);
  });

  it('is tested with the fakes of the package', async () => {
    expect(await team.site('test')).toMatch(/Tests: +\d+ passed, \d+ total/);
  });

  it('is served alone while it is developed', async () => {
    const server = await serveStore(team.dir);
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    // The package declares its port as seven above the site's.
    const alone = team.develop(port - 7);
    try {
      const [, origin = ''] = await alone.prints(/remote-news on (\S+)/);
      expect(await (await fetch(origin)).text()).toContain('/standalone.js');
    } finally {
      await alone.interrupt();
    }
  });

  it('is shown in a running site that does not have it, from its sources as they are now; then nothing of it runs', async () => {
    const site = await startComposedSite();
    const browser = await openBrowser();
    const news = team.develop(site.port, '--site', site.origin);
    try {
      const [, origin = ''] = await news.prints(/^ {2}(http:\S+)$/m);
      const [, served = ''] = await news.prints(/remote-news on (\S+)/);
      const page = await browser.newPage({ locale: 'zh-CN' });
      page.setDefaultTimeout(60_000);
      await page.goto(origin);
      await page.getByRole('navigation', { name: '分类导航' }).getByRole('link', { name: '资讯' }).click();
      await page.getByRole('heading', { name: '资讯', level: 1 }).waitFor();

      // The server reports compile errors, and the page keeps the last working version.
      team.replace('src/front-page/FrontScreen.tsx', '<Greeting />', '<Greeting');
      await news.prints(/remote-news compiled with 1 error/);
      await page.reload();
      await page.getByRole('heading', { name: '资讯', level: 1 }).waitFor();

      team.replace('src/front-page/FrontScreen.tsx', '<Greeting', '<Greeting />');
      team.replace('src/locales/zh-CN/front.json', '登录后可查看您的内容', '登录后可查看资讯');
      await page.getByText('登录后可查看资讯').waitFor();
      // All other remotes come from the site, because only the developer sees this one.
      const [own, others] = await Promise.all([idsIn(origin), idsIn(site.origin)]);
      expect([...own].sort()).toEqual([...others, 'news'].sort());
      await expect(team.develop(site.port, '--site', site.origin).prints(/demo/)).rejects.toThrow(
        `Stop it, or use SITE_PORT=${String(site.port + 100)} site dev remote-news --site ${site.origin}`,
      );

      await news.interrupt();
      for (const listened of [origin, served]) await expect(fetch(listened)).rejects.toThrow('fetch failed');
    } finally {
      await Promise.all([news.interrupt(), browser.close()]);
      await site.stop();
      await team.run('git', 'checkout', '--quiet', '--', '.');
    }
  });

  it('is not shown in what is no site, nor in one that anyone on the way can change', async () => {
    const server = await serveStore(team.dir);
    const address = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    try {
      await expect(team.site('dev', '--site', address)).rejects.toThrow(`${address}/deployment.json is no manifest of a site`);
      await expect(team.site('dev', '--site', 'http://site.example')).rejects.toThrow('http://site.example is not encrypted');
    } finally {
      server.close();
    }
  });

  it('is told every fault in a line', async () => {
    team.replace('src/locales/zh-TW/front.json', '歡迎', '欢迎');
    team.replace('package.json', '"^1.0.0"', '"^0.9.0"');
    await expect(team.site('check')).rejects.toThrow(
      /contract: FAILED[^]*requires the contract \^0\.9\.0, which was never published[^]*texts: FAILED\n {2}front\.\w+ has simplified characters/,
    );
    await expect(team.site('release')).rejects.toThrow('What remote-news is built from is not committed:\n  remote-news/package.json');
    await expect(team.site('check', 'wallet')).rejects.toThrow('wallet is no remote; there are remote-news');
    await team.run('git', 'checkout', '--quiet', '--', '.');
  });

  it('is meant by a revision only where it changed since, itself or by a file of the root folder', async () => {
    const changedSince = (revision: string): Promise<string> => team.site('release', '--list', '--since', revision);
    expect(await changedSince('HEAD')).toBe('No remote changed since HEAD');
    await expect(changedSince('nowhere')).rejects.toThrow("fatal: bad revision 'nowhere'");
    for (const file of ['remote-news/src/remote.ts', 'jest.config.mjs']) {
      appendFileSync(join(team.dir, file), '// changed\n');
      expect(await changedSince('HEAD')).toContain('remote-news');
      await team.run('git', 'checkout', '--quiet', '--', '.');
    }
    // Pipelines report this hash for a new branch.
    expect(await changedSince('0'.repeat(40))).toContain('remote-news');
  });

  it('is released, promoted by operations of the site, and answers with the hash that the manifest says', async () => {
    const released = readJson(await team.site('release', '--json')) as { readonly outcome: string; readonly version: string };
    expect(released).toMatchObject({ outcome: 'stored', remote: 'news', source: { isClean: true } });
    expect(readJson(await team.site('release', '--json'))).toMatchObject({ outcome: 'unchanged', version: released.version });

    const server = await serveStore(team.beside('store/news'));
    const news = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    try {
      const ops = operations(news);
      await ops('configure', '--reason', 'a team of its own');
      await ops('promote', 'news', 'latest', '--reason', 'its first release');
      const file = join(team.beside('deployments'), 'default', 'deployment.json');
      const manifest = deploymentManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      const { active } = remoteDeploymentSchema.parse(manifest.remotes['news']);
      if (active === undefined) throw new Error('no build of news is on');
      expect(active.version).toBe(released.version);
      expect(await fetchIntegrity(active.entry)).toBe(active.integrity);
      const screen = active.preload['front'] ?? [];
      expect(screen.length).toBeGreaterThan(0);
      for (const { href, integrity } of screen) expect(await fetchIntegrity(`${news}/${active.version}/${href}`)).toBe(integrity);
    } finally {
      server.close();
    }
  });

  it('is released from the output of another tool, and refused where a stylesheet is not the one that was built', async () => {
    const output = await buildWithRspack(team);
    const released = readJson(await team.site('release', '--from', output, '--json'));
    expect(released).toMatchObject({ outcome: 'stored', remote: 'activities', source: { isClean: true } });

    appendFileSync(join(output, '__federation_expose_remote.css'), 'body { color: red }');
    await expect(team.site('release', '--from', output)).rejects.toThrow('it loads __federation_expose_remote.css without integrity');
  });
});

/** Returns the remotes of the manifest that a page receives. */
async function idsIn(origin: string): Promise<readonly string[]> {
  return Object.keys(deploymentManifestSchema.parse(await (await fetch(`${origin}/deployment.json`)).json()).remotes);
}

/** Parses the JSON output of a command that also prints progress. */
function readJson(said: string): unknown {
  return JSON.parse(/^\{[^]*^\}/m.exec(said)?.[0] ?? 'null');
}

/** Returns `pnpm ops …` for a site that has the address of the team's releases. */
function operations(news: string): (...args: readonly string[]) => Promise<string> {
  const addresses = team.beside('addresses.json');
  writeFileSync(addresses, JSON.stringify({ host: SITE, remotes: { news }, platform: SITE, venues: [SITE] }));
  const environment = {
    SITE_ADDRESSES: addresses,
    SITE_DEPLOYMENTS: team.beside('deployments'),
    RELEASE_STORE: team.beside('store'),
    SITE_OPERATOR: 'operations',
  };
  return (...args) =>
    runCommand(process.execPath, ['--import', 'tsx', join('host', 'ops', 'main.ts'), ...args], {
      cwd: WORKSPACE_DIR,
      limitMs: 120_000,
      environment,
    });
}

async function fetchIntegrity(address: string): Promise<string> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  return integrityOf(Buffer.from(await response.arrayBuffer()));
}

/** Starts the server of the remote's origin, which allows the site's page to read the store. */
function serveStore(root: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(root, url);
    const found = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    response.writeHead(found ? 200 : 404, { 'access-control-allow-origin': SITE }).end(found ? readFileSync(file) : 'not found');
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      resolve(server);
    });
  });
}
