import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words in addition to the control's name, never its only name. */
  readonly content: ReactNode;
  /** One focusable element. */
  readonly children: ReactElement<Record<string, unknown>>;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  readonly delayMs?: number | undefined;
}

/** Shows a hint on hover and on keyboard focus; Esc hides it. */
export function Tooltip({ content, children, side = 'top', delayMs = 300 }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={delayMs} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} className={styles['positioner']}>
          <BaseTooltip.Popup className={styles['popup']}>{content}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
