import type { ReactNode } from 'react';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { assertNever } from '@site/shared/assert';
import { Icon } from '@site/shared/ui';
import { useComposition } from './CompositionContext';
import { useTranslation } from './i18n';
import { RemoteView } from './RemoteView';
import { useRemote } from './useRemote';
import styles from './WidgetSlot.module.css';

interface WidgetSlotProps {
  readonly remote: RemoteId;
  /** A key of the remote's `widgets`. */
  readonly widget: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Holds the place until the widget has painted. Default: nothing. */
  readonly placeholder?: ReactNode;
  /** What the host shows by itself where the widget cannot be: switched off or failed. Default: nothing, or one quiet line that says so. */
  readonly fallback?: ReactNode;
}

const NO_PARAMS = {};

/** A piece of a remote in the frame or in another page. */
export function WidgetSlot({ remote, widget, params = NO_PARAMS, placeholder = null, fallback }: WidgetSlotProps) {
  const { store } = useComposition();
  const { state, renew } = useRemote(remote);

  switch (state.at) {
    case 'disabled':
      return fallback ?? null;
    case 'idle':
    case 'loading':
      return placeholder;
    case 'failed':
      return (
        fallback ?? (
          <FailedSlot
            remote={remote}
            isRetrying={false}
            onRetry={() => {
              void store.retry(remote);
            }}
          />
        )
      );
    case 'ready':
      return (
        <RemoteView
          key={`${state.build.container}/${widget}`}
          remote={remote}
          ready={state}
          kind="widget"
          id={widget}
          params={params}
          renew={renew}
          pending={placeholder}
          fallback={({ isRetrying, retry }) => fallback ?? <FailedSlot remote={remote} isRetrying={isRetrying} onRetry={retry} />}
        />
      );
    default:
      return assertNever(state);
  }
}

interface FailedSlotProps {
  readonly remote: RemoteId;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function FailedSlot({ remote, isRetrying, onRetry }: FailedSlotProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['failed']} role="status">
      <Icon name="warning" size="sm" />
      <span>{t('composition.slot.failed', { name: t(`composition.remote.${remote}`) })}</span>
      <button type="button" className={styles['retry']} aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
        {t('composition.slot.retry')}
      </button>
    </p>
  );
}
