import { join } from 'node:path';
import { packageDir } from '@site/release/packages';
import { remotePreset, type Preset } from '@site/build';

const preset = remotePreset(import.meta.dirname);

/**
 * The probe is built like every remote. It can replace any of them, so it loads its chunks under a Trusted Types policy
 * that the page allows. It is not a package of the workspace: it uses the libraries of `shared`.
 */
const probe: Preset = (mode) => {
  const configuration = preset(mode);
  return {
    ...configuration,
    resolve: {
      ...configuration.resolve,
      modules: ['node_modules', ...['shared', 'shared/build'].map((name) => join(packageDir(name), 'node_modules'))],
    },
    output: { ...configuration.output, trustedTypes: { policyName: 'remote-activities' } },
  };
};

export default probe;
