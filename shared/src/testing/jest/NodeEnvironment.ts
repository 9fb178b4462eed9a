import './endWithRun';
import './reuseCompiledCode';
import v8 from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';
import { rememberLongTimers } from './longTimers';
import { bringTimeZone } from './timeZone';

/** As in the tests of the browser, for the same reason: see `BrowserEnvironment`. */
v8.setFlagsFromString('--interrupt-budget=1000000');

/**
 * Node, where a worker compiles each module once for all of its suites, and the timers of a suite end with it: one that a library leaves for a minute or a
 * day keeps every module and object of its suite, and with a hundred suites in memory most processor time goes into collecting garbage.
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
