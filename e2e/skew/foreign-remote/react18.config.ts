import { createRequire } from 'node:module';
import { remotePreset, type Preset } from '@site/build';

const require = createRequire(import.meta.url);
const ofHouse = remotePreset(import.meta.dirname, { sharing: 'none' });

/** Preset of all remotes with another React: libraries that import `react` get the one of this package. */
const preset: Preset = (mode) => {
  const configuration = ofHouse(mode);
  const alias = { react$: require.resolve('react-18'), 'react-dom/client$': require.resolve('react-dom-18/client') };
  return { ...configuration, resolve: { ...configuration.resolve, alias } };
};

export default preset;
