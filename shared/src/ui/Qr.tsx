import { useEffect, useState } from 'react';
import { assertNever } from '@site/shared/assert';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button, cx, Skeleton } from '@site/shared/ui/essentials';
import type { QrDrawing } from './drawQrCode';
import { drawQrCode } from './drawQrCode';
import styles from './Qr.module.css';

export interface QrProps {
  /**
   * Content of the code, such as an address or a payment text. It is also shown as text for players who cannot scan it.
   */
  readonly text: string;
  readonly label: string;
  /** Sizes in units, including the white margin: sm 120, md 160, lg 200. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
}

type QrState =
  | { readonly status: 'drawing' }
  | { readonly status: 'drawn'; readonly text: string; readonly drawing: QrDrawing }
  | { readonly status: 'failed' };

/**
 * Renders a QR code, dark on white in both editions because scanners need it. The code that draws it is loaded when the
 * first QR code is shown.
 */
export function Qr({ text, label, size = 'md', className }: QrProps) {
  const { t } = useSharedTranslation();
  const [state, setState] = useState<QrState>({ status: 'drawing' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    drawQrCode(text).then(
      (drawing) => {
        if (isWanted) setState({ status: 'drawn', text, drawing });
      },
      () => {
        if (isWanted) setState({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text, attempt]);

  const classes = cx(styles['qr'], size !== 'md' && styles[size], className);
  switch (state.status) {
    case 'drawing':
      return <Waiting className={classes} />;
    case 'drawn':
      // Hide the drawing of a previous text, because it must not be scanned.
      return state.text === text ? <Code drawing={state.drawing} label={label} className={classes} /> : <Waiting className={classes} />;
    case 'failed':
      return (
        <div role="status" className={cx(classes, styles['failed'])}>
          {t('qr.failed')}
          <Button
            size="sm"
            onClick={() => {
              setState({ status: 'drawing' });
              setAttempt(attempt + 1);
            }}
          >
            {t('loadable.retry')}
          </Button>
        </div>
      );
    default:
      return assertNever(state);
  }
}

function Waiting({ className }: { readonly className: string }) {
  return (
    <div aria-busy="true" className={className}>
      <Skeleton width="100%" height="100%" />
    </div>
  );
}

/** Quiet zone around a code in modules. Scanners do not find the code without it. */
const MARGIN = 4;

function Code({ drawing, label, className }: { readonly drawing: QrDrawing; readonly label: string; readonly className: string }) {
  const side = drawing.side + 2 * MARGIN;
  return (
    <svg role="img" aria-label={label} viewBox={`-${MARGIN} -${MARGIN} ${side} ${side}`} shapeRendering="crispEdges" className={className}>
      <path d={drawing.path} />
    </svg>
  );
}
