import { defineCall, type ResponseOf } from '@site/shared/wire/call';
import { emptySchema, secretSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * What a captcha goes before, as `ktype`.
 *
 * Implements R-CAPT-10 to R-CAPT-13.
 */
export const CAPTCHA_OCCASIONS = { register: 1, recoveryByPhone: 2, recoveryByEmail: 3, login: 4 } as const;
export type CaptchaOccasion = (typeof CAPTCHA_OCCASIONS)[keyof typeof CAPTCHA_OCCASIONS];

/** `kaptchcate`: which captcha (decision 21). Without one it is an empty text. */
export const CAPTCHA_TYPES = { graphic: '1', slider: '2' } as const;

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const name = z.string().check(z.minLength(1), z.maxLength(30));

/** Who asks and for which occasion: the login name and the facts of the occasion. */
const captchaStartSchema = z.discriminatedUnion('ktype', [
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.login), name, password: md5 }),
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.register), name, password: md5 }),
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.recoveryByPhone), name, phone: z.string().check(z.regex(/^\d{6,15}$/)) }),
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.recoveryByEmail), name, email: z.string().check(z.maxLength(40)) }),
]);
export type CaptchaStart = z.infer<typeof captchaStartSchema>;

/**
 * Starts a captcha: whether one is wanted now, and which. A slider comes from the platform itself (`builtin`) or from GeeTest, under the id that
 * the operator has there.
 *
 * Implements R-API-012, R-CAPT-09, R-CAPT-14.
 */
export const captchaTypeCall = defineCall({
  path: '/site/api/v1/user/member/kaptchcate',
  request: captchaStartSchema,
  response: z.discriminatedUnion('kaptchcate', [
    z.object({ kaptchcate: z.literal('') }),
    z.object({ kaptchcate: z.literal(CAPTCHA_TYPES.graphic) }),
    z.object({
      kaptchcate: z.literal(CAPTCHA_TYPES.slider),
      provider: z.discriminatedUnion('name', [
        z.object({ name: z.literal('builtin') }),
        z.object({ name: z.literal('geetest'), captchaId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
      ]),
    }),
  ]),
  effect: 'writes',
});
export type SliderProvider = Extract<ResponseOf<typeof captchaTypeCall>, { kaptchcate: '2' }>['provider'];

/** An image that carries itself, so that no origin has to be allowed for it. */
const pngSchema = z.string().check(z.maxLength(200_000), z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/));

/**
 * A picture to read a text off. Its `x-code` is the `codeId` that goes with what was read; it is good once, for five minutes.
 *
 * Implements R-API-011, R-CAPT-03.
 */
export const graphicCaptchaCall = defineCall({
  path: '/site/api/v1/user/register/defaultKaptcha',
  request: emptySchema,
  response: z.object({ image: pngSchema, 'x-code': z.string() }),
  effect: 'writes',
});

/**
 * A puzzle of the platform's own: a picture with a hole, and the piece that belongs there. Pixels of the picture; the piece starts at its left edge,
 * `pieceTop` from above, and is as high as its own image. Good for one check, for two minutes.
 *
 * Assumption: the specification names no call for it, since there the puzzle comes from elsewhere.
 */
export const sliderPuzzleCall = defineCall({
  path: '/site/api/v1/user/member/sliderPuzzle',
  request: z.object({ ktype: z.enum(CAPTCHA_OCCASIONS), name }),
  response: z.object({
    lot_number: z.string(),
    image: pngSchema,
    piece: pngSchema,
    width: z.int().check(z.minimum(200), z.maximum(600)),
    height: z.int().check(z.minimum(100), z.maximum(400)),
    pieceWidth: z.int().check(z.minimum(20), z.maximum(100)),
    pieceTop: z.int().check(z.minimum(0)),
  }),
  effect: 'writes',
});

/**
 * How the piece was moved, as `captcha_output` of the platform's own puzzle: JSON of this, base64. `x` is where the piece was left,
 * in pixels of the picture; `moves` are `[ms since the puzzle was shown, x]`, in their order, one at least.
 */
export const sliderMovesSchema = z.object({
  x: z.number(),
  moves: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1), z.maxLength(400)),
  /** With what it was moved: a pointer's path is looked at, the steps of keys are not a path. */
  by: z.enum(['pointer', 'keys']),
});
export type SliderMoves = z.infer<typeof sliderMovesSchema>;

/**
 * Has a solved slider checked, and makes it a pass for what it goes before: that takes `codeId` and `code` where its payload has room for them
 * (login, registration, sending a code); a recovery is known by its name. A pass is good once, for five minutes. Refused 6022 where the piece is
 * not in its place or was brought there by no hand: the puzzle is spent, the next one may be asked for.
 *
 * Implements R-API-010, R-CAPT-04.
 */
export const sliderCheckCall = defineCall({
  path: '/site/api/v1/user/member/validateGeeCheck',
  request: z.object({
    lot_number: secretSchema,
    captcha_output: z.string().check(z.maxLength(20_000)),
    pass_token: secretSchema,
    /** Seconds since 1970, as GeeTest has it. */
    gen_time: wordSchema,
    /** By whom the puzzle was made. */
    validate_way: z.enum(['builtin', 'geetest']),
    ktype: z.enum(CAPTCHA_OCCASIONS),
    name,
  }),
  response: z.object({ codeId: z.string(), code: z.string() }),
  effect: 'writes',
});
