/** How the host reaches the remotes: nothing outside this folder loads one. */
export { fetchDeployment } from './deployment';
export type { DeploymentResult, DeploymentSource } from './deployment';
export { createScriptPolicy } from './scriptPolicy';
export { createFederation } from './federation';
export { createRemoteStore } from './remoteStore';
export type { RemoteStore } from './remoteStore';
export { CompositionContext, useComposition } from './CompositionContext';
export type { Composition } from './CompositionContext';
export { compositionTranslator } from './i18n';
export { RemoteOutlet } from './RemoteOutlet';
export { WidgetSlot } from './WidgetSlot';
export { createDisableGuards } from './createDisableGuards';
export { useEnabledRemotes } from './useEnabledRemotes';
export { useKeptViews } from './useKeptViews';
export { preloadView } from './preload';
export { watchDeployment } from './watchDeployment';
export { watchIntegrity } from './watchIntegrity';
export { createManifestVerifier } from './verifyManifest';
