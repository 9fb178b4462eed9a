/**
 * Script of the framed page: loads GeeTest's captcha (version 4) and posts its outcome to the parent page. The address
 * contains the captcha id and the language. Imports types only, so that it shares nothing with the site.
 */
import type { Locale } from '@site/shared/i18n';
import type { FrameMessage, SignedFrameMessage } from '../frameMessages';

/** Interface that GeeTest documents for its script. */
interface GeetestCaptcha {
  onReady(listener: () => void): GeetestCaptcha;
  onSuccess(listener: () => void): GeetestCaptcha;
  onClose(listener: () => void): GeetestCaptcha;
  onError(listener: () => void): GeetestCaptcha;
  showCaptcha(): void;
  /** Returns false before the captcha was solved. */
  getValidate(): false | Readonly<Record<'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time', string>>;
}

interface GeetestOptions {
  readonly captchaId: string;
  readonly language: string;
  /** This page opens the captcha itself, instead of a GeeTest button. */
  readonly product: 'bind';
  readonly protocol: 'https://';
}

declare global {
  interface Window {
    initGeetest4?: (options: GeetestOptions, begin: (captcha: GeetestCaptcha) => void) => void;
  }
}

const LOADER = 'https://static.geetest.com/v4/gt4.js';

/** Language codes of GeeTest. */
const LANGUAGES: Readonly<Record<Locale, string>> = { 'zh-CN': 'zho', 'zh-TW': 'zho-tw' };

/** Query parameters: captcha id, language, and the nonce by which the parent page recognises this frame. */
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

/** Returns the fields that the platform accepts, without others that GeeTest may have added. */
function only({ lot_number, captcha_output, pass_token, gen_time }: Exclude<ReturnType<GeetestCaptcha['getValidate']>, false>) {
  return { lot_number, captcha_output, pass_token, gen_time };
}

function fail(): void {
  post({ type: 'failed' });
}

/** Posts a message to the parent page, which has the site's origin although this page has an opaque one. */
function post(message: FrameMessage): void {
  const signed: SignedFrameMessage = { nonce: wanted.get('nonce') ?? '', message };
  window.parent.postMessage(signed, window.location.origin);
}
