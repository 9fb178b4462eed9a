import { useEffect, useId, useRef } from 'react';
import { cx, Icon, Skeleton, Spinner, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import type { CaptchaGesture, SliderCaptchaState, SliderStage } from './captcha';
import styles from './CaptchaPanel.module.css';
import { encodePath } from './slidePath';
import type { BuiltinPuzzle } from './sliderProviders';
import { useFaultText } from './useFaultText';
import { useReturnedFocus } from './useReturnedFocus';
import { useSlide } from './useSlide';

interface SliderCaptchaProps {
  readonly captcha: SliderCaptchaState;
  readonly onGesture: (gesture: CaptchaGesture) => void;
}

/** Shows a picture with a hole, the missing piece, and the track that moves it. Implements R-CAPT-02, R-CAPT-04. */
export function SliderCaptcha({ captcha: { stage, fault }, onGesture }: SliderCaptchaProps) {
  const { t } = useTranslation();
  const { clock } = useShell();
  const keysId = useId();
  const part = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  useReturnedFocus(part);
  const puzzle = puzzleOf(stage);
  const isLocked = stage.kind !== 'shown';
  const max = puzzle ? puzzle.width - puzzle.pieceWidth : 0;
  const faultText = useFaultText(fault);
  const { x, isDragging, track, handlers } = useSlide({
    of: puzzle,
    max,
    isLocked,
    onDrop(path) {
      if (!puzzle) return;
      const gen_time = Math.round(clock.now() / 1000).toString();
      onGesture({ type: 'solved', proof: { lot_number: puzzle.lotNumber, captcha_output: encodePath(path), pass_token: '', gen_time } });
    },
  });
  useEffect(() => {
    handle.current?.focus();
  }, []);
  const share = max === 0 ? 0 : x / max;
  return (
    <div ref={part} className={cx(styles['slider'], isDragging && styles['dragging'])}>
      <div className={styles['scene']} aria-busy={puzzle === undefined}>
        {puzzle ? <Scene puzzle={puzzle} x={x} /> : <Skeleton height="100%" />}
      </div>
      <div ref={track} className={styles['track']}>
        <span className={styles['done']} style={{ width: `calc((100% - var(--handle)) * ${share.toString()} + var(--handle))` }} />
        <span className={styles['words']} aria-hidden="true">
          {t(stage.kind === 'checking' ? 'captcha.checking' : 'captcha.drag')}
        </span>
        <div
          ref={handle}
          role="slider"
          tabIndex={0}
          className={styles['handle']}
          style={{ left: `calc((100% - var(--handle)) * ${share.toString()})` }}
          aria-label={t('captcha.drag')}
          aria-describedby={keysId}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={Math.round(x)}
          aria-valuetext={t('captcha.place', { x: Math.round(x), max })}
          aria-disabled={isLocked}
          {...handlers}
        >
          {stage.kind === 'checking' ? <Spinner size="sm" /> : <Icon name="chevron-right" size="sm" />}
        </div>
      </div>
      <p id={keysId}>
        <VisuallyHidden>{t('captcha.keys')}</VisuallyHidden>
      </p>
      <p className={styles['fault']} role="alert">
        {faultText !== undefined && (
          <>
            <Icon name="warning" size="xs" />
            {faultText}
          </>
        )}
      </p>
    </div>
  );
}

function Scene({ puzzle, x }: { readonly puzzle: BuiltinPuzzle; readonly x: number }) {
  const { t } = useTranslation();
  const { image, piece, width, height, pieceWidth, pieceTop } = puzzle;
  return (
    <>
      <img className={styles['image']} src={image} alt={t('captcha.puzzle')} draggable={false} />
      <img
        className={styles['piece']}
        src={piece}
        alt=""
        draggable={false}
        style={{ left: percent(x, width), top: percent(pieceTop, height), width: percent(pieceWidth, width) }}
      />
    </>
  );
}

function puzzleOf(stage: SliderStage): BuiltinPuzzle | undefined {
  return stage.kind === 'loading' || stage.puzzle.kind !== 'builtin' ? undefined : stage.puzzle;
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toString()}%`;
}
