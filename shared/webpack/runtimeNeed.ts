import type { RemoteBuild } from '../src/contract/deploymentManifest';

/** What the federation's runtime calls itself where it is carried, and where a build takes it from the page. */
const TRACE = /__FEDERATION__|_FEDERATION_RUNTIME_CORE/;

/** Whether an entry carries or takes the federation's runtime, by its text: true of builds by any configuration. */
export function runtimeNeedOf(entry: string): NonNullable<RemoteBuild['runtime']> {
  return TRACE.test(entry) ? 'federation' : 'none';
}
