import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { remotePreset, type Preset } from '@site/shared/webpack';

/** What the federation's plugin does in place of the compiler's, by name: the compiler of the preset may be another copy. */
const REPLACED = ['ContainerPlugin', 'ConsumeSharedPlugin'];
const REACT = { requiredVersion: '^19.0.0', singleton: false, strictVersion: false } as const;

/**
 * A remote as the federation's own plugin builds it, without the runtime, which it takes from the page: as ours were until their entries became the
 * compiler's own containers, and as those of another team may be.
 */
export function pluginPreset(packageDir: string): Preset {
  const ofHouse = remotePreset(packageDir);
  return (mode) => {
    const { plugins = [], ...configuration } = ofHouse(mode);
    const name = configuration.output?.uniqueName;
    if (name === undefined) throw new Error(`${packageDir} has no name for its container`);
    return {
      ...configuration,
      optimization: { ...configuration.optimization, splitChunks: false },
      plugins: [
        ...plugins.filter((plugin) => !REPLACED.includes(plugin?.constructor.name ?? '')),
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          library: { type: 'var', name },
          exposes: { './remote': './src/remote.ts' },
          shareScope: 'react-19',
          shareStrategy: 'loaded-first',
          shared: { react: REACT, 'react/': REACT, 'react-dom': REACT, 'react-dom/': REACT },
          dts: false,
          manifest: false,
          dev: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    };
  };
}
