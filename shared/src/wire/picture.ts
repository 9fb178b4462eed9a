import * as z from '@site/shared/wire/zod';

/** Maximum size of a picture that a member sends, in bytes. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** Base64 encodes 3 bytes as 4 characters. */
const BASE64_MAX_LENGTH = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

/**
 * A PNG or JPEG that a member sends. The platform accepts pictures that it can decode, regardless of the file name, and
 * stores a re-encoded copy; anything else is answered with 6010.
 */
export const sentPictureSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /**
   * Base64 content. The schema allows slightly more than the maximum, so that the platform can refuse a larger picture
   * with its own code.
   */
  content: z.string().check(z.maxLength(BASE64_MAX_LENGTH + 1024), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
});

/** A picture as the platform stores it. Its address follows from its id, which cannot be guessed. */
export const keptPictureSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** Size in pixels, at least 1. */
  width: z.int().check(z.minimum(1), z.maximum(10_000)),
  height: z.int().check(z.minimum(1), z.maximum(10_000)),
});
