import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ReplyWords } from './ReplyQuote';
import styles from './ReplyBar.module.css';
import type { Reply } from './talk';

/** Shows above the composer the message to which the next one replies. */
export function ReplyBar({ reply, onCancel }: { readonly reply: Reply; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['bar']}>
      <p className={styles['words']}>
        {t('talk.replying')}
        <ReplyWords reply={reply} />
      </p>
      <IconButton icon="close" size="sm" label={t('talk.cancel_reply')} onClick={onCancel} />
    </div>
  );
}
