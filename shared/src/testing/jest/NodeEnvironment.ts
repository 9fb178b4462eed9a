import './reuseCompiledCode';

/** Node, where a worker compiles each module once for all of its suites. */
export { TestEnvironment as default } from 'jest-environment-node';
