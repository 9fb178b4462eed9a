import sharp from 'sharp';

/** PNG and JPEG are decoded, and nothing else that the library could: no drawings, documents or animations. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });

/** A photo has 12 million, a long screenshot 20. What claims more is refused before anything of it is decoded. */
const PIXELS_MAX = 25_000_000;

/** A picture that compresses worse than it came is kept with more loss, so that a small upload never becomes a large row. */
const QUALITIES = [85, 60, 40] as const;
const KEPT_MAX_BYTES = 4 * 1024 * 1024;

/**
 * What an upload shows, encoded again as JPEG: no place or device it was taken with, nothing before, between or behind its pixels. Turned as its
 * camera was held, and white where it was transparent.
 *
 * @returns null for what is no complete PNG or JPEG, or has more than {@link PIXELS_MAX}
 */
export async function cleanImage(content: Buffer): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const encoded = await encode(content, quality);
    if (encoded === null || encoded.length <= KEPT_MAX_BYTES) return encoded;
  }
  return null;
}

async function encode(content: Buffer, quality: number): Promise<Buffer | null> {
  try {
    return await sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer();
  } catch {
    // What it says is about the file, which is not ours to explain.
    return null;
  }
}
