import { captchaTypeCall, graphicCaptchaCall, sliderCheckCall, sliderPuzzleCall, type CaptchaStart } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { publicRoute, type Route } from '../http/route';
import { PlatformError } from '../kernel';
import type { Bond, CaptchaNeed } from './captcha';
import type { Captchas } from './createCaptchas';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH } from './drawPuzzle';
import type { GeeTest } from './geetest';
import { captchaRefusal, typeOf, type CaptchaPolicy } from './policy';

export interface CaptchaRouteDependencies {
  readonly captchas: Captchas;
  readonly policy: CaptchaPolicy;
  readonly geetest: GeeTest;
  /** Returns the captcha that a login or registration needs now. */
  readonly needOf: (start: Pick<CaptchaStart, 'ktype' | 'name'>, ip: string) => Promise<CaptchaNeed>;
}

/** Serves the kind of captcha that is needed, the captcha itself, and its check. Guests may call it. */
export function captchaRoutes({ captchas, policy, geetest, needOf }: CaptchaRouteDependencies): readonly Route[] {
  return [
    publicRoute(captchaTypeCall, async (start, { ip }) => typeOf(await needOf(start, ip), await policy.geetest())),

    publicRoute(graphicCaptchaCall, async (_body, { ip }) => {
      const { id, image } = await captchas.showText(ip);
      return { image, 'x-code': id };
    }),

    publicRoute(sliderPuzzleCall, async ({ ktype, name }, { ip }) => {
      if ((await policy.geetest()) !== null) throw new PlatformError(RESPONSE_CODES.accessDenied);
      const { id, image, piece, pieceTop } = await captchas.showPuzzle({ occasion: ktype, name, ip });
      return { lot_number: id, image, piece, width: PUZZLE_WIDTH, height: PUZZLE_HEIGHT, pieceWidth: PIECE_SIZE, pieceTop };
    }),

    publicRoute(sliderCheckCall, async ({ ktype, name, ...proof }, { ip }) => {
      const bond: Bond = { occasion: ktype, name, ip };
      await (proof.validate_way === 'builtin' ? checkOwn(proof, bond) : checkForeign(proof, bond));
      return captchas.makePass(bond);
    }),
  ];

  type Proof = { readonly lot_number: string; readonly captcha_output: string; readonly pass_token: string; readonly gen_time: string };

  async function checkOwn({ lot_number, captcha_output }: Proof, bond: Bond): Promise<void> {
    const isSolved = await captchas.isSolved(lot_number, captcha_output, bond);
    if (!isSolved || (await policy.geetest()) !== null) throw captchaRefusal('slider', 'slider_failed');
  }

  /**
   * Checks a proof of GeeTest. Refuses it while GeeTest cannot be reached, because blocking GeeTest would otherwise
   * bypass the captcha.
   */
  async function checkForeign({ lot_number, captcha_output, pass_token, gen_time }: Proof, bond: Bond): Promise<void> {
    const account = await policy.geetest();
    if (account === null || !(await captchas.takeForeign(lot_number, bond))) throw captchaRefusal('slider', 'slider_failed');
    const proof = { lotNumber: lot_number, captchaOutput: captcha_output, passToken: pass_token, genTime: gen_time };
    switch (await geetest.verify(account, proof)) {
      case 'right':
        return;
      case 'wrong':
        throw captchaRefusal('slider', 'slider_failed');
      case 'unreachable':
        throw captchaRefusal('slider', 'captcha_unreachable');
    }
  }
}
