import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Current version of the terms and the privacy policy: the date since which they apply. Change it together with the
 * texts; members who agreed to another version are then asked again.
 */
export const TERMS_VERSION = '2026-11-29';

/** The version that was shown to the person who agreed. */
export const termsVersionSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Records that the member agreed to the version shown to them. Agreeing again changes nothing. */
export const agreeToTermsCall = defineCall({
  path: '/site/api/v1/user/agreeToTerms',
  request: z.object({ version: termsVersionSchema }),
  response: emptySchema,
  effect: 'writes',
});
