import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useMessageActions } from './useMessageActions';
import styles from './MessageTools.module.css';
import { REACTIONS, type TalkMessage } from './talk';

interface MessageToolsProps {
  readonly message: TalkMessage;
  readonly isOwn: boolean;
  /** Called after an action, to close the tools. */
  readonly onDone: () => void;
}

/** Shows the actions on a message: react, reply, mention its author. */
export function MessageTools({ message, isOwn, onDone }: MessageToolsProps) {
  const { t } = useTranslation();
  const { reply, mention, react, report, ignore } = useMessageActions();
  const done = (work: () => void) => () => {
    work();
    onDone();
  };
  return (
    <div role="group" aria-label={t('talk.tools')} className={styles['tools']}>
      {react &&
        REACTIONS.map((emoji) => {
          const isOwnReaction = message.reactions?.some((each) => each.isOwn && each.emoji === emoji) ?? false;
          return (
            <button
              key={emoji}
              type="button"
              aria-pressed={isOwnReaction}
              aria-label={t('talk.react', { emoji })}
              className={styles['reaction']}
              onClick={done(() => {
                react(message, emoji, !isOwnReaction);
              })}
            >
              <span aria-hidden="true">{emoji}</span>
            </button>
          );
        })}
      {reply && (
        <Button
          size="sm"
          variant="quiet"
          onClick={done(() => {
            reply(message);
          })}
        >
          {t('talk.reply')}
        </Button>
      )}
      {mention && !isOwn && (
        <Button
          size="sm"
          variant="quiet"
          onClick={done(() => {
            mention(message);
          })}
        >
          {t('talk.mention')}
        </Button>
      )}
      {report && !isOwn && (
        <Button
          size="sm"
          variant="quiet"
          onClick={done(() => {
            report(message);
          })}
        >
          {t('people.report')}
        </Button>
      )}
      {ignore && !isOwn && message.isStaff !== true && (
        <Button
          size="sm"
          variant="quiet"
          onClick={done(() => {
            ignore(message);
          })}
        >
          {t('people.ignore')}
        </Button>
      )}
    </div>
  );
}
