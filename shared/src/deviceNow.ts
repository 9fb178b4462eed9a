/** Returns the device's clock, in milliseconds, for what is compared with itself alone. Unlike `performance.now` it runs on while the device sleeps. */
// eslint-disable-next-line eslint-js/no-restricted-properties -- the one place that reads it
export const deviceNow = (): number => Date.now();
