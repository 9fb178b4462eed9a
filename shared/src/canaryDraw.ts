/**
 * Returns a device's number in [0, 1) for one canary release. It is computed from the device's number, the remote and
 * the build, so that a device stays in or out of a canary while its share grows, and different devices are chosen for
 * each canary.
 *
 * It uses FNV-1a over the text, then the mixing step of MurmurHash3, so that similar inputs yield distant numbers.
 */
export function canaryDraw(device: number, remote: string, version: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${device.toFixed(6)} ${remote} ${version}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
