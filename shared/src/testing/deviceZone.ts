/** Zones of devices on both sides of Shanghai: one with summer time, and the one in which a day begins first. */
export const DEVICE_ZONES = ['America/New_York', 'Pacific/Kiritimati'] as const;

/** Puts the device of this suite into a time zone, until the suite ends. */
export function setDeviceZone(zone: (typeof DEVICE_ZONES)[number]): void {
  (globalThis as unknown as { setTimeZone(zone: string): void }).setTimeZone(zone);
}
