/** Far from Shanghai, with summer time: a time that is read in the zone of the device is wrong by half a day in every suite. */
const DEVICE_ZONE = 'America/New_York';

/** Sets the time zone of a suite, and gives it `setTimeZone`: a suite has a copy of `process.env`, which changes no zone. */
export function bringTimeZone(global: object): void {
  process.env['TZ'] = DEVICE_ZONE;
  Object.assign(global, {
    setTimeZone(zone: string): void {
      process.env['TZ'] = zone;
    },
  });
}
