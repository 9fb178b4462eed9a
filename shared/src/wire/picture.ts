import * as z from '@site/shared/wire/zod';

/** Bytes of a picture that a member sends. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** Base64 writes 3 bytes as 4 characters. */
const BASE64_MAX_LENGTH = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

/**
 * A PNG or JPEG that a member sends. The platform takes what it can decode, whatever its name, and keeps what it shows; anything else is answered
 * 6010.
 */
export const sentPictureSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Base64. One that is longer than a picture may be has a little room, so that it is refused as such. */
  content: z.string().check(z.maxLength(BASE64_MAX_LENGTH + 1024), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
});

/** A picture as the platform keeps it. Its address follows from its id, which no one guesses. */
export const keptPictureSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** In pixels, at least 1. */
  width: z.int().check(z.minimum(1), z.maximum(10_000)),
  height: z.int().check(z.minimum(1), z.maximum(10_000)),
});
