import { useEffect, useId, useRef } from 'react';
import { assertNever } from '@site/shared/assert';
import { useReadable } from '@site/shared/contract/useReadable';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Captcha } from './captcha';
import styles from './CaptchaPanel.module.css';
import type { CaptchaControl } from './createCaptcha';
import { GeetestCaptcha } from './GeetestCaptcha';
import { GraphicCaptcha } from './GraphicCaptcha';
import { PassedCaptcha } from './PassedCaptcha';
import { SliderCaptcha } from './SliderCaptcha';
import { useReturnedFocus } from './useReturnedFocus';

interface CaptchaProps {
  readonly control: CaptchaControl;
}

/**
 * Shows the running captcha over the picture of the dialog. The close button and Esc close only the captcha. Implements
 * R-CAPT-05, R-CAPT-08, R-ERRB-19.
 */
export function CaptchaPanel({ control }: CaptchaProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const captcha = useReadable(control.state);
  useReturnedFocus(panel);
  useEffect(() => {
    // A captcha focuses its own control, except one in a frame.
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus();
  }, []);
  useEffect(() => {
    const { current } = panel;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Esc would otherwise also close the dialog below.
      event.stopPropagation();
      control.close();
    };
    current?.addEventListener('keydown', handleKeyDown);
    return () => {
      current?.removeEventListener('keydown', handleKeyDown);
    };
  }, [control]);
  return (
    <section ref={panel} className={styles['panel']} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles['head']}>
        <h2 id={titleId}>{t('captcha.title')}</h2>
        {canRefresh(captcha) && (
          <IconButton
            icon="refresh"
            size="sm"
            label={t('captcha.next_puzzle')}
            onClick={() => {
              control.dispatch({ type: 'refreshed' });
            }}
          />
        )}
        <IconButton icon="close" size="sm" label={t('captcha.close')} onClick={control.close} />
      </header>
      <Content captcha={captcha} control={control} />
    </section>
  );
}

function Content({ captcha, control }: CaptchaProps & { readonly captcha: Captcha }) {
  switch (captcha.status) {
    case 'graphic':
      return <GraphicCaptcha captcha={captcha} onGesture={control.dispatch} />;
    case 'slider':
      return captcha.provider.name === 'builtin' ? (
        <SliderCaptcha captcha={captcha} onGesture={control.dispatch} />
      ) : (
        <GeetestCaptcha captcha={captcha} onGesture={control.dispatch} />
      );
    case 'passed':
      return <PassedCaptcha onGesture={control.dispatch} />;
    case 'idle':
    case 'starting':
      return null;
    default:
      return assertNever(captcha);
  }
}

/** Returns whether the panel needs a refresh button. A graphic captcha and a captcha in a frame have their own. */
function canRefresh(captcha: Captcha): boolean {
  return captcha.status === 'slider' && captcha.provider.name === 'builtin';
}
