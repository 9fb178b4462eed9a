import { defineCall, type ResponseOf } from '@site/shared/wire/call';
import { emptySchema, secretSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Occasions that require a captcha, sent as `ktype`.
 *
 * Implements R-CAPT-10 to R-CAPT-13.
 */
export const CAPTCHA_OCCASIONS = { register: 1, recoveryByPhone: 2, recoveryByEmail: 3, login: 4 } as const;
export type CaptchaOccasion = (typeof CAPTCHA_OCCASIONS)[keyof typeof CAPTCHA_OCCASIONS];

/** Captcha types, sent as `kaptchcate` (decision 21). Without a captcha it is an empty text. */
export const CAPTCHA_TYPES = { graphic: '1', slider: '2' } as const;

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const name = z.string().check(z.minLength(1), z.maxLength(30));

/** The login name and the facts of the occasion. */
const captchaStartSchema = z.discriminatedUnion('ktype', [
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.login), name, password: md5 }),
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.register), name, password: md5 }),
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.recoveryByPhone), name, phone: z.string().check(z.regex(/^\d{6,15}$/)) }),
  z.object({ ktype: z.literal(CAPTCHA_OCCASIONS.recoveryByEmail), name, email: z.string().check(z.maxLength(40)) }),
]);
export type CaptchaStart = z.infer<typeof captchaStartSchema>;

/**
 * Starts a captcha: returns whether one is required now, and its type. A slider comes from the platform itself
 * (`builtin`) or from GeeTest, under the operator's GeeTest id.
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

/** An image as a data URL, so that no further origin has to be allowed for it. */
const pngSchema = z.string().check(z.maxLength(200_000), z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/));

/**
 * Returns a picture with a text to type. Its `x-code` is the `codeId` to send with the typed text. It is valid once,
 * for five minutes.
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
 * Returns a puzzle of the platform's own: a picture with a hole, and the piece that fits into it. Lengths are pixels of
 * the picture; the piece starts at the left edge, `pieceTop` from the top, and is as high as its own image. It is valid
 * for one check, for two minutes.
 *
 * Assumption: the specification names no call for it, because there an external service provides the puzzle.
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
 * Movement of the piece, sent as `captcha_output` of the platform's own puzzle: this object as base64 JSON. `x` is the
 * final position of the piece in pixels of the picture; `moves` are `[ms since the puzzle was shown, x]` in
 * chronological order, at least one.
 */
export const sliderMovesSchema = z.object({
  x: z.number(),
  moves: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1), z.maxLength(400)),
  /** Input device. The path of a pointer is checked; the steps of keys are not, because they form no path. */
  by: z.enum(['pointer', 'keys']),
});
export type SliderMoves = z.infer<typeof sliderMovesSchema>;

/**
 * Verifies a solved slider and turns it into a pass for its occasion. Payloads with room for them take `codeId` and
 * `code` (login, registration, sending a code); a password recovery is recognized by its login name. A pass is valid
 * once, for five minutes. Refused with 6022 if the piece is in the wrong place or was not moved by a person; the puzzle
 * is then used up and another may be requested.
 *
 * Implements R-API-010, R-CAPT-04.
 */
export const sliderCheckCall = defineCall({
  path: '/site/api/v1/user/member/validateGeeCheck',
  request: z.object({
    lot_number: secretSchema,
    captcha_output: z.string().check(z.maxLength(20_000)),
    pass_token: secretSchema,
    /** Seconds since 1970, in GeeTest's format. */
    gen_time: wordSchema,
    validate_way: z.enum(['builtin', 'geetest']),
    ktype: z.enum(CAPTCHA_OCCASIONS),
    name,
  }),
  response: z.object({ codeId: z.string(), code: z.string() }),
  effect: 'writes',
});
