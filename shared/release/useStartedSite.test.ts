import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Returns the environment after the choice, which began with this one. */
async function choose(environment: NodeJS.ProcessEnv, named?: string): Promise<NodeJS.ProcessEnv> {
  jest.replaceProperty(process, 'env', environment);
  await useStartedSite('pnpm ops', named, root);
  return process.env;
}

describe('a command without a port', () => {
  it('takes ports and themed build of the site that was started, and names it on stderr', async () => {
    expect(await choose({})).toEqual({ SITE_PORT: '4500', PLATFORM_PORT: '4580', SITE_BUILD: 'gilt' });
    expect(printed).toBe('Site: http://localhost:4500 (themed build gilt, not running)\n');
  });

  it.each([
    ['a port', { SITE_PORT: '4100' }],
    ['addresses', { SITE_ADDRESSES: 'addresses.json' }],
    ['a folder of manifests', { SITE_DEPLOYMENTS: '/srv/manifests' }],
  ])('changes nothing where the environment names %s', async (_, environment) => {
    expect(await choose({ ...environment })).toEqual(environment);
    expect(printed).toBe('');
  });

  it('leaves a platform and a themed build that the environment names', async () => {
    expect(await choose({ PLATFORM_PORT: '9000', SITE_BUILD: 'plum' })).toEqual({
      SITE_PORT: '4500',
      PLATFORM_PORT: '9000',
      SITE_BUILD: 'plum',
    });
  });
});

describe('a command with a port', () => {
  it('takes the themed build that was started there', async () => {
    expect(await choose({ SITE_PORT: '4100', PLATFORM_PORT: '4180' }, '4500')).toEqual({
      SITE_PORT: '4500',
      PLATFORM_PORT: '4580',
      SITE_BUILD: 'gilt',
    });
  });

  it('is about that port where no site was started there', async () => {
    expect(await choose({}, '4700')).toEqual({ SITE_PORT: '4700' });
    expect(printed).toBe('');
  });
});
