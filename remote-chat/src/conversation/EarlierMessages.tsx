import { assertNever } from '@site/shared/assert';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Button, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './EarlierMessages.module.css';
import type { History } from './history';

interface EarlierMessagesProps {
  readonly history: History;
  readonly onLoad: () => void;
}

/** Shows above the oldest line the button that loads earlier messages, or the reason why there are none. */
export function EarlierMessages({ history, onLoad }: EarlierMessagesProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  switch (history.status) {
    case 'available':
    case 'loading':
    case 'failed':
      // Always render the same button, so that it keeps the keyboard focus.
      return (
        <div className={styles['earlier']}>
          <Button variant="quiet" size="sm" loading={history.status === 'loading'} onClick={onLoad}>
            {t(history.status === 'failed' ? 'room.retry' : 'room.earlier')}
          </Button>
          {history.status === 'failed' && <Note tone="danger" live="polite" title={failureText(history.failure, tShared)} />}
        </div>
      );
    case 'none':
      return <p className={styles['edge']}>{t('room.earliest')}</p>;
    case 'full':
      return <p className={styles['edge']}>{t('room.no_earlier')}</p>;
    default:
      return assertNever(history);
  }
}
