import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * The version of the terms and the privacy policy that are in force: the date since when. A change of the texts changes it too; members who agreed
 * to another one are asked again.
 */
export const TERMS_VERSION = '2026-11-29';

/** A version as it was shown to who agreed to it. */
export const termsVersionSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The member agrees to the version that they were shown. Agreeing again changes nothing. */
export const agreeToTermsCall = defineCall({
  path: '/site/api/v1/user/agreeToTerms',
  request: z.object({ version: termsVersionSchema }),
  response: emptySchema,
  effect: 'writes',
});
