/**
 * The script of the framed page: loads GeeTest's captcha (version 4) and reports its outcome to the page around it. The address names the captcha,
 * and in which language. It imports nothing: what runs here shares nothing with the site.
 */
import type { Locale } from '@site/shared/i18n';
import type { FrameMessage, SignedFrameMessage } from '../frameMessages';

/** What GeeTest's own documentation promises of its script. */
interface GeetestCaptcha {
  onReady(listener: () => void): GeetestCaptcha;
  onSuccess(listener: () => void): GeetestCaptcha;
  onClose(listener: () => void): GeetestCaptcha;
  onError(listener: () => void): GeetestCaptcha;
  showCaptcha(): void;
  /** False before it was solved. */
  getValidate(): false | Readonly<Record<'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time', string>>;
}

interface GeetestOptions {
  readonly captchaId: string;
  readonly language: string;
  /** Shown by us, and not by a button of theirs. */
  readonly product: 'bind';
  readonly protocol: 'https://';
}

declare global {
  interface Window {
    initGeetest4?: (options: GeetestOptions, begin: (captcha: GeetestCaptcha) => void) => void;
  }
}

const LOADER = 'https://static.geetest.com/v4/gt4.js';

/** As GeeTest names them. */
const LANGUAGES: Readonly<Record<Locale, string>> = { 'zh-CN': 'zho', 'zh-TW': 'zho-tw' };

/** Which captcha, in which language, and by which number the page around it knows this one. */
const wanted = new URLSearchParams(window.location.search);

const loader = document.createElement('script');
loader.src = LOADER;
loader.addEventListener('load', begin);
loader.addEventListener('error', fail);
document.head.append(loader);

function begin(): void {
  if (window.initGeetest4 === undefined) {
    fail();
    return;
  }
  window.initGeetest4(
    {
      captchaId: wanted.get('captchaId') ?? '',
      language: wanted.get('language') === 'zh-TW' ? LANGUAGES['zh-TW'] : LANGUAGES['zh-CN'],
      product: 'bind',
      protocol: 'https://',
    },
    (captcha) => {
      captcha
        .onReady(() => {
          post({ type: 'ready' });
          captcha.showCaptcha();
        })
        .onSuccess(() => {
          const proof = captcha.getValidate();
          if (proof === false) fail();
          else post({ type: 'solved', ...only(proof) });
        })
        .onClose(() => {
          post({ type: 'closed' });
        })
        .onError(fail);
    },
  );
}

/** The fields the platform accepts, without others GeeTest may have added. */
function only({ lot_number, captcha_output, pass_token, gen_time }: Exclude<ReturnType<GeetestCaptcha['getValidate']>, false>) {
  return { lot_number, captcha_output, pass_token, gen_time };
}

function fail(): void {
  post({ type: 'failed' });
}

/** The page around it has the site's origin, though this one has none. */
function post(message: FrameMessage): void {
  const signed: SignedFrameMessage = { nonce: wanted.get('nonce') ?? '', message };
  window.parent.postMessage(signed, window.location.origin);
}
