// @ts-check
import sharp from 'sharp';

/**
 * @typedef {object} PictureOrder
 * @property {Uint8Array} upload
 * @property {number | null} side pixels of the longer side at most; null keeps the size
 * @property {number} pixelsMax
 * @property {number} keptMaxBytes
 * @property {number} decodeLimitSeconds
 */

/** @typedef {{ readonly content: Uint8Array, readonly width: number, readonly height: number }} DecodedPicture */

/** @typedef {DecodedPicture | { readonly refusal: 'image_too_many_pixels' | 'image_unreadable' }} PictureResult */

/** Qualities to try until the result is small enough, so that a small upload never becomes a large row. */
const QUALITIES = [85, 60, 40];

// Allow PNG and JPEG only; the library could also decode drawings, documents and animations.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes uploaded pictures in a process of its own. It has no access to the database or the platform's environment,
 * and exits with the platform.
 */
process.on('message', (/** @type {PictureOrder} */ order) => {
  void decode(order).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit(0));
// A terminal sends SIGINT to the whole process group, but the platform still has calls to finish.
process.on('SIGINT', () => undefined);

/**
 * @param {PictureOrder} order
 * @returns {Promise<PictureResult>}
 */
async function decode({ upload, side, pixelsMax, keptMaxBytes, decodeLimitSeconds }) {
  try {
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (width * height > pixelsMax) return { refusal: 'image_too_many_pixels' };
    for (const quality of QUALITIES) {
      const upright = sharp(upload, { limitInputPixels: pixelsMax, failOn: 'error' }).autoOrient().flatten({ background: 'white' });
      const sized = side === null ? upright : upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      const { data: content, info } = await sized
        .timeout({ seconds: decodeLimitSeconds })
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true });
      if (content.length <= keptMaxBytes) return { content, width: info.width, height: info.height };
    }
  } catch {
    // Any error means that the file cannot be decoded.
  }
  return { refusal: 'image_unreadable' };
}
