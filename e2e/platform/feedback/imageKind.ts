const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

/** The format by the first bytes, not by the name; null for anything but PNG and JPEG. */
export function imageKind(content: Buffer): 'png' | 'jpeg' | null {
  if (content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'png';
  return content.subarray(0, JPEG_SIGNATURE.length).equals(JPEG_SIGNATURE) ? 'jpeg' : null;
}
