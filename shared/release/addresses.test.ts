import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesFrom, readAddresses } from './addresses';
import { deploymentFile } from './siteFiles';

const PRODUCTION = {
  host: 'https://www.example.com',
  remotes: {
    sports: 'https://sports.example.com',
    games: 'https://games.example.com',
    wallet: 'https://wallet.example.com',
    member: 'https://member.example.com',
    chat: 'https://chat.example.com',
    activities: 'https://activities.example.com',
  },
  platform: 'http://10.0.0.7:8080',
  venues: ['https://venues.example.com'],
};

function aFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'addresses-')), 'addresses.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the addresses of a file', () => {
  it('accepts valid addresses without changing them', () => {
    expect(readAddresses(aFile(PRODUCTION))).toEqual(PRODUCTION);
  });

  it('accepts the addresses of a site on one machine', () => {
    expect(readAddresses(aFile(addressesFrom(4100)))).toEqual(addressesFrom(4100));
  });

  it.each([
    ['no origin of a remote', { ...PRODUCTION, remotes: { ...PRODUCTION.remotes, chat: 'chat' } }, 'remotes.chat: '],
    ['a slash at its end', { ...PRODUCTION, host: 'https://www.example.com/' }, 'host: '],
    ['something that is no origin', { ...PRODUCTION, venues: ['https://a.example.com; script-src *'] }, 'venues.0: '],
    ['a port to which browsers do not connect', { ...PRODUCTION, platform: 'https://platform.example:6000' }, 'platform: '],
    [
      'an address of what can be no remote',
      { ...PRODUCTION, remotes: { ...PRODUCTION.remotes, 'my-chat': 'https://a.example' } },
      'remotes.my-chat: ',
    ],
  ])('refuses addresses with %s, and names the field', (_, content, message) => {
    const file = aFile(content);
    expect(() => readAddresses(file)).toThrow(`${file}: ${message}`);
  });
});

describe('the manifest of a themed build', () => {
  it('places the manifest below the folder that SITE_DEPLOYMENTS names', () => {
    jest.replaceProperty(process, 'env', { SITE_DEPLOYMENTS: '/srv/manifests' });
    expect(deploymentFile('gilt')).toBe('/srv/manifests/gilt/deployment.json');
  });

  it('keeps a separate manifest for each port of the site', () => {
    jest.replaceProperty(process, 'env', {});
    expect(deploymentFile('gilt')).toMatch(/\/\.site\/gilt\/deployment\.json$/);
    jest.replaceProperty(process, 'env', { SITE_PORT: '4200' });
    expect(deploymentFile('gilt')).toMatch(/\/\.site\/port-4200\/gilt\/deployment\.json$/);
  });
});
