import { sliderCheckCall, sliderPuzzleCall, type CaptchaOccasion } from '@site/shared/wire/captcha';
import { answerOf } from './answerOf';
import { handMoves } from './handMoves';
import type { CallExtras } from './sendRaw';
import type { TestPlatform } from './startTestPlatform';

/** Captcha with its solution. */
type Newest =
  | { readonly kind: 'graphic'; readonly id: string; readonly text: string }
  | { readonly kind: 'slider'; readonly id: string; readonly x: number };

export async function newestCaptcha(site: Pick<TestPlatform, 'sandbox'>): Promise<Newest> {
  const { captcha } = (await site.sandbox('captcha')) as { captcha: Newest | null };
  if (captcha === null) throw new Error('no captcha was shown');
  return captcha;
}

/** Time a human needs after the puzzle was sent, by the platform's clock. */
export const HAND_MS = 1_200;

/** Requests a puzzle and submits it with human moves, `off` pixels from the solution. */
export async function tryPuzzle(
  site: Pick<TestPlatform, 'send' | 'sandbox'>,
  ktype: CaptchaOccasion,
  name: string,
  { off = 0, ...extras }: CallExtras & { readonly off?: number } = {},
) {
  const { lot_number } = answerOf(sliderPuzzleCall, await site.send(sliderPuzzleCall, { ktype, name }, extras));
  const newest = await newestCaptcha(site);
  if (newest.kind !== 'slider') throw new Error('another captcha came between');
  await site.sandbox('clock', { advanceMs: HAND_MS });
  return handIn(site, { ktype, name, lot_number, x: newest.x + off }, extras);
}

export function handIn(
  site: Pick<TestPlatform, 'send'>,
  {
    ktype,
    name,
    lot_number,
    x,
  }: { readonly ktype: CaptchaOccasion; readonly name: string; readonly lot_number: string; readonly x: number },
  extras: CallExtras = {},
) {
  const captcha_output = Buffer.from(JSON.stringify(handMoves(x))).toString('base64');
  const proof = { lot_number, captcha_output, pass_token: '', gen_time: '1796000000', validate_way: 'builtin' as const };
  return site.send(sliderCheckCall, { ...proof, ktype, name }, extras);
}

/** Solves a slider and returns its proof as a payload carries it. */
export async function aPass(
  site: Pick<TestPlatform, 'send' | 'sandbox'>,
  ktype: CaptchaOccasion,
  name: string,
  extras: CallExtras = {},
): Promise<{ kaptchcate: '2'; codeId: string; code: string }> {
  return { kaptchcate: '2', ...answerOf(sliderCheckCall, await tryPuzzle(site, ktype, name, extras)) };
}

/** Sends from this address. The platform listens on loopback and trusts a proxy there. */
export function from(ip: string): CallExtras {
  return { headers: { 'x-forwarded-for': ip } };
}
