import type { ReactNode } from 'react';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useRemoteName } from './useRemoteName';
import { MountPoint } from './MountPoint';
import styles from './WidgetSlot.module.css';

interface WidgetSlotProps {
  readonly remote: RemoteId;
  /** Key in the remote's `widgets`. */
  readonly widget: string;
  readonly params?: Readonly<Record<string, string>>;
  /**
   * Set when the player opened the widget, and is therefore notified when its remote is disabled. Default: false, for a
   * fixed part of the page.
   */
  readonly isOpened?: boolean;
  /** Content shown until the widget has painted. Default: nothing. */
  readonly placeholder?: ReactNode;
  /** Content shown instead of a disabled or failed widget. Default: nothing when disabled, one line when failed. */
  readonly fallback?: ReactNode;
}

const NO_PARAMS = {};

/** Renders a remote's widget, in the frame or inside another page. */
export function WidgetSlot({ remote, widget, params = NO_PARAMS, isOpened = false, placeholder = null, fallback }: WidgetSlotProps) {
  return (
    <MountPoint
      key={widget}
      remote={remote}
      kind="widget"
      id={widget}
      params={params}
      isOpened={isOpened}
      pending={placeholder}
      off={() => fallback ?? null}
      failed={({ isRetrying, onRetry }) => fallback ?? <FailedSlot remote={remote} isRetrying={isRetrying} onRetry={onRetry} />}
    />
  );
}

interface FailedSlotProps {
  readonly remote: RemoteId;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function FailedSlot({ remote, isRetrying, onRetry }: FailedSlotProps) {
  const { t } = useTranslation();
  const name = useRemoteName(remote);
  return (
    <p className={styles['failed']} role="status">
      <Icon name="warning" size="sm" />
      <span>{t('composition.slot.failed', { name })}</span>
      <button type="button" className={styles['retry']} aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
        {t('composition.slot.retry')}
      </button>
    </p>
  );
}
