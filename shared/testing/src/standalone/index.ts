export { createStandaloneHost, type StandaloneHost } from './createStandaloneHost';
export type { StandaloneOptions } from './options';
export { runStandalone } from './runStandalone';
export { aSample, type Samples } from './samples';
