/**
 * Time zones of devices on both sides of Shanghai: one with daylight saving time, and the one in which each day starts
 * first.
 */
export const DEVICE_ZONES = ['America/New_York', 'Pacific/Kiritimati'] as const;

export function setDeviceZone(zone: (typeof DEVICE_ZONES)[number]): void {
  (globalThis as unknown as { setTimeZone(zone: string): void }).setTimeZone(zone);
}
