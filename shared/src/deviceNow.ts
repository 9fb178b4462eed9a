/**
 * Returns the device's clock in milliseconds. Compare its values only with each other. Unlike `performance.now` it
 * continues while the device sleeps.
 */
// eslint-disable-next-line eslint-js/no-restricted-properties -- the one place that reads it
export const deviceNow = (): number => Date.now();
