/**
 * Returns the draw of a device for one canary release, in [0, 1). The device is in the canary if its draw is below the
 * canary's share. The draw follows from the device's number, the remote and the build, so that a device stays in or out
 * of a canary while the share grows, and each canary chooses different devices.
 *
 * It uses FNV-1a over the text, then the mixing step of MurmurHash3, so that similar inputs yield distant draws.
 */
export function canaryDraw(device: number, remote: string, version: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${device.toFixed(6)} ${remote} ${version}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
