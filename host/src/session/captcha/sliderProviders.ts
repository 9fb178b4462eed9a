import type { CallResult, HttpService } from '@site/shared/contract/http';
import type { RequestOf } from '@site/shared/wire/call';
import { sliderPuzzleCall, type CaptchaStart, type sliderCheckCall, type SliderProvider as ProviderName } from '@site/shared/wire/captcha';

/** Slider to show: the platform's own puzzle, or GeeTest's, which renders in a frame. */
export type Puzzle = BuiltinPuzzle | { readonly kind: 'geetest'; readonly captchaId: string };

/** Platform's own puzzle, in pixels of the picture. The piece starts at the left edge, `pieceTop` below the top. */
export interface BuiltinPuzzle {
  readonly kind: 'builtin';
  readonly lotNumber: string;
  /** Both images are `data:` URLs. */
  readonly image: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  readonly pieceTop: number;
}

/** Solution that the platform checks. */
export type SliderProof = Pick<RequestOf<typeof sliderCheckCall>, 'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time'>;

export interface SliderProvider {
  load(start: CaptchaStart, signal: AbortSignal): Promise<CallResult<Puzzle>>;
}

/** Creates the provider that the platform names. */
export function createSliderProvider(http: HttpService, provider: ProviderName): SliderProvider {
  return provider.name === 'builtin' ? createBuiltinProvider(http) : createGeetestProvider(provider.captchaId);
}

function createBuiltinProvider(http: HttpService): SliderProvider {
  return {
    async load({ ktype, name }, signal) {
      const result = await http.send(sliderPuzzleCall, { ktype, name }, { onError: 'silent', signal });
      if (!result.ok) return result;
      const { lot_number: lotNumber, image, piece, width, height, pieceWidth, pieceTop } = result.data;
      return { ok: true, data: { kind: 'builtin', lotNumber, image, piece, width, height, pieceWidth, pieceTop } };
    },
  };
}

function createGeetestProvider(captchaId: string): SliderProvider {
  return { load: () => Promise.resolve({ ok: true, data: { kind: 'geetest', captchaId } }) };
}
