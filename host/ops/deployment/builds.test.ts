import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '@site/shared/wire/schema';
import { deploymentManifestSchema } from '@site/shared/contract/deploymentManifest';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { paletteFaults } from '@site/release/paletteFaults';
import { readSiteConfiguration } from '@site/release/siteConfiguration';
import { configure } from './deployment';

const BUILDS = readdirSync(join(__dirname, '..', 'builds')).flatMap((file) =>
  file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
);

it('there are at least three themed builds, by the names of their configurations [R-EDITION-08] [R-EDITION-09]', () => {
  expect(BUILDS).toEqual(expect.arrayContaining(['default', 'gilt', 'plum']));
});

describe.each(BUILDS)('the themed build %s', (build) => {
  const site = readSiteConfiguration(build);

  it('has an accent that reaches AA in both editions and stays clear of the colours of prices', () => {
    expect(paletteFaults(site.palette)).toEqual([]);
  });

  it('makes a manifest the host accepts, without the remotes it does without', () => {
    const manifest = { ...configure(undefined, site, DEFAULT_ADDRESSES), revision: 1 };

    expect(check(deploymentManifestSchema, manifest).issues).toBeUndefined();
    expect(Object.keys(manifest.remotes).sort()).toEqual([...site.without.keys()].sort());
    for (const [id, reason] of site.without) expect(manifest.remotes[id]).toEqual({ enabled: false, reason });
  });
});

describe('a palette', () => {
  const { palette } = readSiteConfiguration('plum');
  if (!palette) throw new Error('plum has a palette');

  it('whose text on a filled accent is too faint is refused with a message', () => {
    expect(paletteFaults({ ...palette, onAccent: '#a04aab' })).toContainEqual(
      expect.stringMatching(/^classic: on-accent on accent: 1\.\d+ < 4\.5$/),
    );
  });

  it('near the red of rising prices is refused', () => {
    expect(paletteFaults({ ...palette, 600: '#b02a15' })).toContainEqual(expect.stringContaining('degrees from cinnabar'));
  });
});

it('a build that is not there is refused by its name, with those that are', () => {
  expect(() => readSiteConfiguration('velvet')).toThrow(/There is no themed build velvet: there are default, gilt, .*plum/);
});

describe('a faulty file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const write = (content: unknown): void => {
    writeFileSync(join(folder, 'plum.json'), typeof content === 'string' ? content : JSON.stringify(content));
  };

  it('is told all its faults at once', () => {
    const plum = JSON.parse(readFileSync(join(__dirname, '..', 'builds', 'plum.json'), 'utf8')) as Record<string, Record<string, unknown>>;
    write({
      ...plum,
      build: 'gilt',
      siteId: 7,
      brand: { ...plum['brand'], mark: 'gone.svg' },
      palette: { ...plum['palette'], onAccent: '#a04aab' },
      remotes: { chat: { enabled: true } },
    });

    expect(() => readSiteConfiguration('plum', folder)).toThrow(
      /siteId[^]*remotes\.chat\.enabled[^]*its "build" is gilt[^]*palette: classic: on-accent on accent[^]*brand\.mark: gone\.svg is missing/,
    );
  });

  it('that sends what pages tell to another site is refused: the policy of the page allows no other', () => {
    const plum = JSON.parse(readFileSync(join(__dirname, '..', 'builds', 'plum.json'), 'utf8')) as object;
    copyFileSync(join(__dirname, '..', 'builds', 'plum.svg'), join(folder, 'plum.svg'));
    write({ ...plum, telemetry: { path: '/collect/pages', share: 0.25 } });
    expect(readSiteConfiguration('plum', folder).telemetry).toEqual({ path: '/collect/pages', share: 0.25 });

    write({ ...plum, telemetry: { path: 'https://tracker.test/x', share: 0 } });
    expect(() => readSiteConfiguration('plum', folder)).toThrow(/telemetry\.path[^]*telemetry\.share/);
  });

  it('that is no JSON is told where it breaks off', () => {
    write('{"build": "plum",');

    expect(() => readSiteConfiguration('plum', folder)).toThrow(/plum\.json: it is no JSON \(.+position 17/);
  });
});
