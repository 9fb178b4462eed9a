import { useTranslation } from './texts';
import { useMessageActions } from './useMessageActions';
import styles from './ReplyQuote.module.css';
import type { Reply } from './talk';

/** Shows above a message the one to which it replies. A press jumps there. */
export function ReplyQuote({ reply }: { readonly reply: Reply }) {
  const { t } = useTranslation();
  const { jump } = useMessageActions();
  return (
    <button
      type="button"
      className={styles['quote']}
      aria-label={t('talk.jump', { name: reply.name })}
      onClick={() => {
        jump(reply.id);
      }}
    >
      <ReplyWords reply={reply} />
    </button>
  );
}

/** Shows the name and the text, or a label for other content. A picture shows both. */
export function ReplyWords({ reply: { name, text, what } }: { readonly reply: Reply }) {
  const { t } = useTranslation();
  const shown = what !== undefined && (text === '' || what === 'picture') ? [t(`talk.what.${what}`), text] : [text];
  return (
    <>
      <b>{t('talk.said_by', { name })}</b>
      {shown.join(' ').trim()}
    </>
  );
}
