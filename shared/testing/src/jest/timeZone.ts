/**
 * Zone far from Shanghai with daylight saving time, so that code which uses the device's zone is wrong by half a day in
 * every suite.
 */
const DEVICE_ZONE = 'America/New_York';

/**
 * Sets the time zone of a suite, and provides `setTimeZone`. A suite only has a copy of `process.env`, which does not
 * change the zone.
 */
export function bringTimeZone(global: object): void {
  process.env['TZ'] = DEVICE_ZONE;
  Object.assign(global, {
    setTimeZone(zone: string): void {
      process.env['TZ'] = zone;
    },
  });
}
