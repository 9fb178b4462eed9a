import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '@site/release/packages';
import { readPlatformSettings, readSiteConfiguration } from '@site/release/siteConfiguration';
import { parseOwnSettings } from '@site/platform/site/createSettings';

const BUILDS = readdirSync(join(packageDir('host'), 'ops', 'builds')).flatMap((file) =>
  file.endsWith('.json') ? [file.slice(0, -5)] : [],
);

const settingsOf = (build: string) => parseOwnSettings(JSON.stringify(readPlatformSettings(build)));

describe.each(BUILDS)('the themed build %s', (build) => {
  it('sets what its platform knows, and what its flags show is what the platform does', () => {
    const { vipDeposit = '1', withdrawPassword = '1' } = settingsOf(build);
    const { flags } = readSiteConfiguration(build);

    expect({ vipNoSave: vipDeposit === '0', withdrawPassword: withdrawPassword === '1' }).toEqual({
      vipNoSave: flags.vipNoSave,
      withdrawPassword: flags.withdrawPassword,
    });
  });

  it('asks who its members are', () => {
    expect(settingsOf(build).identityCheck ?? '1').toBe('1');
  });
});

it.each(['{"identityChek":"0"}', '{"identityCheck":0}', '["identityCheck"]', 'off'])('settings such as %s start no platform', (json) => {
  expect(() => parseOwnSettings(json)).toThrow();
});
