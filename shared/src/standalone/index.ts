export { runStandalone, type StandaloneOptions } from './runStandalone';
