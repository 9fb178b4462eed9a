import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { platformData } from './siteFiles';
import { recordSite } from './sites.mjs';
import { useStartedSite } from './useStartedSite';

let root: string;
let printed: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checkout-'));
  printed = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  recordSite(root, { port: 4500, platformPort: 4580, build: 'gilt', startedAt: '2026-11-28T12:00:00.000Z' });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Returns the environment after the choice, starting from this one. */
async function choose(environment: NodeJS.ProcessEnv, options: Parameters<typeof useStartedSite>[1] = {}): Promise<NodeJS.ProcessEnv> {
  jest.replaceProperty(process, 'env', environment);
  await useStartedSite('pnpm ops …', { ...options, root });
  return process.env;
}

describe('a command without a port', () => {
  it('takes ports and themed build of the site that was started, and prints it on stderr', async () => {
    expect(await choose({})).toEqual({ SITE_PORT: '4500', PLATFORM_PORT: '4580', SITE_BUILD: 'gilt' });
    expect(printed).toBe('Site: http://localhost:4500 (themed build gilt, not running)\n');
  });

  it.each([
    ['a port', { SITE_PORT: '4100' }],
    ['addresses', { SITE_ADDRESSES: 'addresses.json' }],
    ['a folder of manifests', { SITE_DEPLOYMENTS: '/srv/manifests' }],
  ])('changes nothing if the environment names %s', async (_, environment) => {
    expect(await choose({ ...environment })).toEqual(environment);
    expect(printed).toBe('');
  });

  it('does not change a platform or a themed build that the environment names', async () => {
    expect(await choose({ PLATFORM_PORT: '9000', SITE_BUILD: 'plum' })).toEqual({
      SITE_PORT: '4500',
      PLATFORM_PORT: '9000',
      SITE_BUILD: 'plum',
    });
  });
});

describe('a site of `pnpm dev` that was started later', () => {
  beforeEach(() => {
    recordSite(root, { port: 4600, platformPort: 4680, build: 'default', startedAt: '2026-11-28T13:00:00.000Z', isDevelopment: true });
  });

  it('is ignored by a command that needs a manifest', async () => {
    expect(await choose({})).toMatchObject({ SITE_PORT: '4500', SITE_BUILD: 'gilt' });
  });

  it('is used by a command that needs a platform, with the data of that site', async () => {
    expect(await choose({}, { needs: 'platform' })).toMatchObject({ SITE_PORT: '4600', PLATFORM_PORT: '4680' });
    expect(platformData(root)).toBe(join(root, '.site', 'port-4600', 'platform'));
  });
});

describe('the data of a platform', () => {
  it.each([
    ['on the usual port are where the platform has them', {}, undefined],
    ['on another port are in the folder of that site', { SITE_PORT: '4500' }, '.site/port-4500/platform'],
    ['are in the folder that the environment names', { SITE_PORT: '4500', PLATFORM_DATA: '/srv/data' }, '/srv/data'],
  ])('%s', (_, environment, folder) => {
    jest.replaceProperty(process, 'env', environment);

    expect(platformData(root)).toBe(folder === undefined ? undefined : resolve(root, folder));
  });
});

describe('a command with a port', () => {
  it('takes the themed build that was started there', async () => {
    expect(await choose({ SITE_PORT: '4100', PLATFORM_PORT: '4180' }, { named: '4500' })).toEqual({
      SITE_PORT: '4500',
      PLATFORM_PORT: '4580',
      SITE_BUILD: 'gilt',
    });
  });

  it('uses that port even if no site was started there', async () => {
    expect(await choose({}, { named: '4700' })).toEqual({ SITE_PORT: '4700' });
    expect(printed).toBe('');
  });
});
