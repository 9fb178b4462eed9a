import { isDeepStrictEqual } from 'node:util';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { changelogText } from '../commits/changelogText';
import type { NewRemote } from './newRemote';
import { remoteReadme } from './remoteReadme';
import { screenFiles } from './screenFiles';

/**
 * Returns the initial files of a remote by path in its folder: a page with a menu entry, in both languages, with its
 * tests.
 */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  const { id } = remote;
  return {
    'README.md': remoteReadme(remote),
    'CHANGELOG.md': changelogText(`remote-${id}`, []),
    'package.json': packageJson(remote),
    'tsconfig.json': '{\n  "extends": "../tsconfig.base.json",\n  "include": ["src", "webpack.config.ts"]\n}\n',
    'webpack.config.ts': "import { remotePreset } from '@site/build';\n\nexport default remotePreset(import.meta.dirname);\n",
    'src/remote.ts': `import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of ${id}. What the host is told of them is in package.json: \`site\`. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: '${id}',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  screens: {
    front: () => import(/* webpackChunkName: "front" */ './front-page/FrontScreen'),
  },
  widgets: {},
});
`,
    'src/standalone.tsx': `import { runStandalone } from '@site/testing/standalone';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

runStandalone(remote, VIEWS, SAMPLES);
`,
    'src/cycles.test.tsx': `import { proveLives } from '@site/testing/lifeCycles';
import * as remote from './remote';
import { VIEWS } from './testing/views';

proveLives(remote, VIEWS);
`,
    'src/samples.test.tsx': `import { proveSamples } from '@site/testing/proveSamples';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

proveSamples(remote, VIEWS, SAMPLES);
`,
    'src/testing/views.ts': `import type { StandaloneOptions } from '@site/testing/standalone';

/** Every view of the remote, with the parameters it starts with. */
export const VIEWS = {
  id: '${id}',
  screens: { front: {} },
} satisfies StandaloneOptions;
`,
    'src/testing/samples.ts': `import type { Samples } from '@site/testing/standalone';

/** What the page of this remote alone shows while no platform answers: one \`aSample\` for each call that it makes. */
export const SAMPLES: Samples = { calls: [] };
`,
    'src/testing/renderView.ts': `import { createViewRenderer } from '@site/testing';

/** Shows a view of this remote on a fake host, with its real texts. */
export const renderView = createViewRenderer({ 'zh-TW': () => import('../locales/zh-TW') });
`,
    'src/locales/locales.test.ts': `import { localeProblems } from '@site/testing/localeParity';
import { readLocale } from '@site/testing/readLocale';
import * as traditional from './zh-TW';

it('has every text in both languages', () => {
  expect(localeProblems(readLocale(__dirname, 'zh-CN'), traditional)).toEqual([]);
});
`,
    ...screenFiles(remote),
  };
}

/**
 * Returns true when a folder contains exactly the files that were generated.
 *
 * @param files its files by path, without those that git ignores
 */
export function isAsWritten(id: RemoteId, files: Readonly<Record<string, string>>): boolean {
  const { site } = JSON.parse(files['package.json'] ?? '{}') as { readonly site?: Omit<NewRemote, 'id'> };
  return site !== undefined && isDeepStrictEqual(files, remoteFiles({ ...site, id }));
}

function packageJson({ id, port, code, name }: NewRemote): string {
  const facts = {
    name: `remote-${id}`,
    version: '0.1.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    site: {
      requires: `^${CONTRACT_VERSION}`,
      port,
      preloadViews: { front: 'front' },
      code,
      name,
      routes: [
        {
          name: 'front',
          path: `/${id}`,
          screen: 'front',
          access: 'public',
          layout: 'dashboard',
          title: name,
          menu: { place: 'rail', icon: 'star' },
        },
      ],
    },
    scripts: { dev: 'tsx ../shared/release/devPackage.ts', build: 'tsx ../shared/release/buildPackage.ts' },
    dependencies: {
      '@site/shared': 'workspace:*',
      ...fromCatalog(['i18next', 'react', 'react-dom', 'react-i18next']),
    },
    devDependencies: {
      '@site/build': 'workspace:*',
      '@site/testing': 'workspace:*',
      ...fromCatalog([
        '@testing-library/react',
        '@testing-library/user-event',
        '@types/jest',
        '@types/node',
        '@types/react',
        '@types/react-dom',
        'tsx',
        'typescript',
      ]),
    },
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

function fromCatalog(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'catalog:']));
}
