import { useEffect, useRef, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useDisplay } from '../../edition/DisplayContext';
import type { CaptchaGesture, SliderCaptchaState } from './captcha';
import styles from './CaptchaPanel.module.css';
import { readFrameMessage, type FrameMessage } from './frameMessages';
import { useFaultText } from './useFaultText';

/** Timeout for loading another provider's captcha, in milliseconds. */
export const FRAME_TIMEOUT_MS = 15_000;

interface GeetestCaptchaProps {
  readonly captcha: SliderCaptchaState;
  readonly onGesture: (gesture: CaptchaGesture) => void;
}

/**
 * Shows GeeTest's captcha in a separate sandboxed page that shares nothing with the site. Its script reaches this page
 * only through the known messages. Fails when no message arrives in time.
 */
export function GeetestCaptcha({ captcha: { stage, fault }, onGesture }: GeetestCaptchaProps) {
  const faultText = useFaultText(fault);
  const captchaId = stage.kind !== 'loading' && stage.puzzle.kind === 'geetest' ? stage.puzzle.captchaId : undefined;
  return (
    <>
      {captchaId === undefined || stage.kind === 'checking' ? (
        <Skeleton height="2.6rem" />
      ) : (
        <Frame captchaId={captchaId} onGesture={onGesture} />
      )}
      {faultText !== undefined && (
        <p className={styles['fault']} role="alert">
          {faultText}
        </p>
      )}
    </>
  );
}

interface FrameProps {
  readonly captchaId: string;
  readonly onGesture: GeetestCaptchaProps['onGesture'];
}

function Frame({ captchaId, onGesture }: FrameProps) {
  const { t } = useTranslation();
  const { locale } = useDisplay();
  const language = useReadable(locale.current);
  const frame = useRef<HTMLIFrameElement>(null);
  const [nonce] = useState(() => crypto.randomUUID());
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, frame.current?.contentWindow, nonce);
      if (message?.type === 'ready') setReady(true);
      else if (message) onGesture(toGesture(message));
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
    };
  }, [nonce, onGesture]);

  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => {
      onGesture({ type: 'failed', failure: { kind: 'timeout' } });
    }, FRAME_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isReady, onGesture]);

  const address = `/captcha/geetest.html?${new URLSearchParams({ captchaId, language, nonce }).toString()}`;
  return <iframe ref={frame} className={styles['frame']} title={t('captcha.frame')} src={address} sandbox="allow-scripts" />;
}

function toGesture(message: Exclude<FrameMessage, { type: 'ready' }>): CaptchaGesture {
  switch (message.type) {
    case 'solved': {
      const { type, ...proof } = message;
      return { type, proof };
    }
    case 'closed':
      return { type: 'closed' };
    case 'failed':
      return { type: 'failed', failure: { kind: 'unreachable' } };
  }
}
