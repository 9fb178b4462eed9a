import { assertNever } from '@site/shared/assert';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Button, Note } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Earlier } from '../earlier';
import styles from './EarlierMessages.module.css';

interface EarlierMessagesProps {
  readonly earlier: Earlier;
  readonly onAsk: () => void;
}

/** Above the oldest line: the way to what was said before it, or why there is none. */
export function EarlierMessages({ earlier, onAsk }: EarlierMessagesProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  switch (earlier.status) {
    case 'unread':
    case 'reading':
    case 'failed':
      // One button throughout, so that the keyboard's focus stays on it.
      return (
        <div className={styles['earlier']}>
          <Button variant="quiet" size="sm" loading={earlier.status === 'reading'} onClick={onAsk}>
            {t(earlier.status === 'failed' ? 'room.retry' : 'room.earlier')}
          </Button>
          {earlier.status === 'failed' && <Note tone="danger" live="polite" title={failureText(earlier.failure, tShared)} />}
        </div>
      );
    case 'none':
      return <p className={styles['edge']}>{t('room.earliest')}</p>;
    case 'full':
      return <p className={styles['edge']}>{t('room.no_earlier')}</p>;
    default:
      return assertNever(earlier);
  }
}
