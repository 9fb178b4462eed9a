export { createStandaloneHost, type StandaloneHost } from './createStandaloneHost';
export { runStandalone, type StandaloneOptions } from './runStandalone';
