import { useTranslation } from './texts';
import styles from './Reactions.module.css';
import type { Reaction } from './talk';

interface ReactionsProps {
  readonly reactions: readonly Reaction[];
  /** Undefined when this person may not react. */
  readonly onReact: ((emoji: string, isOn: boolean) => void) | undefined;
}

/** Shows the reactions below a message, with their counts. A press adds or removes the player's own. */
export function Reactions({ reactions, onReact }: ReactionsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['reactions']} aria-label={t('talk.reactions')}>
      {reactions.map(({ emoji, count, isOwn }) => (
        <li key={emoji}>
          <button
            type="button"
            aria-pressed={isOwn}
            aria-label={t('talk.reaction', { emoji, count })}
            disabled={onReact === undefined}
            className={styles['reaction']}
            onClick={() => {
              onReact?.(emoji, !isOwn);
            }}
          >
            <span aria-hidden="true">{emoji}</span>
            <span data-num translate="no" aria-hidden="true">
              {count}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
