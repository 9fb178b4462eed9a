import { readPackageFacts } from '../webpack/buildIdentity';
import { describeContractFaults } from './contractUse';
import { packageDir, remotePackage, WORKSPACE_IDS } from './packages';

/** Holds every remote against the least contract of the range it names, as its release does. Fails with what is used beyond it. */
const faults = WORKSPACE_IDS.flatMap((id) => {
  const dir = packageDir(remotePackage(id));
  return describeContractFaults(dir, readPackageFacts(dir).requires) ?? [];
});
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
