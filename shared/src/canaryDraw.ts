/**
 * The draw of a device for one canary, in [0, 1): made of the device's own number, the remote and the build, so that a device keeps to its side of each
 * canary while the share rises, and is not the one that tries everything.
 *
 * FNV-1a over the text, then mixed as MurmurHash3 does: near numbers have draws far apart.
 */
export function canaryDraw(device: number, remote: string, version: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${device.toFixed(6)} ${remote} ${version}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
