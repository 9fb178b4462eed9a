import type { ReactNode } from 'react';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useRemoteName } from './useRemoteName';
import { MountPoint } from './MountPoint';
import styles from './WidgetSlot.module.css';

interface WidgetSlotProps {
  readonly remote: RemoteId;
  /** A key of the remote's `widgets`. */
  readonly widget: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Whether the player has opened it, and so is notified when its remote is disabled. Default: no, it is just part of the page. */
  readonly isOpened?: boolean;
  /** Shown until the widget has painted. Default: nothing. */
  readonly placeholder?: ReactNode;
  /** What the host shows instead of a disabled or failed widget. Default: nothing, or one line that says so. */
  readonly fallback?: ReactNode;
}

const NO_PARAMS = {};

/** A widget of a remote, in the frame or on another page. */
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
