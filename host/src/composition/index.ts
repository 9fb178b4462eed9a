/** How the host reaches the remotes: nothing outside this folder knows how one is loaded. */
export { fetchDeployment } from './deployment';
export type { DeploymentProblem, DeploymentResult, DeploymentSource } from './deployment';
export { createScriptPolicy } from './scriptPolicy';
export { createFederation } from './federation';
export { createRemoteStore } from './remoteStore';
export type { RemoteStore } from './remoteStore';
export type { RootServices } from './scopedServices';
export { CompositionContext } from './CompositionContext';
export type { Composition } from './CompositionContext';
export { RemoteOutlet } from './RemoteOutlet';
export { WidgetSlot } from './WidgetSlot';
export { UnavailablePage } from './UnavailablePage';
export { useIsRemoteEnabled } from './useRemote';
export { preloadView } from './preload';
export { watchDeployment } from './watchDeployment';
