import './endWithRun';
import './reuseCompiledCode';
import v8 from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';
import { rememberLongTimers } from './longTimers';
import { bringTimeZone } from './timeZone';

/** Delays V8's optimization for the same reason as in `BrowserEnvironment`. */
v8.setFlagsFromString('--interrupt-budget=1000000');

/**
 * A Node environment in which a worker compiles each module once for all of its suites, and a suite's timers end with
 * it. A timer that a library leaves running for a minute or a day retains every module and object of its suite, and
 * with a hundred suites in memory most processor time goes into garbage collection.
 */
export default class NodeEnvironment extends TestEnvironment {
  private stopTimers = (): void => undefined;

  override async setup(): Promise<void> {
    await super.setup();
    bringTimeZone(this.global);
    this.stopTimers = rememberLongTimers(this.global);
  }

  override async teardown(): Promise<void> {
    this.stopTimers();
    await super.teardown();
  }
}
