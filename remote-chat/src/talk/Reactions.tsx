import { useTranslation } from './texts';
import styles from './Reactions.module.css';
import type { Reaction } from './talk';

interface ReactionsProps {
  readonly reactions: readonly Reaction[];
  /** Undefined where this person may not react. */
  readonly onReact: ((emoji: string, isOn: boolean) => void) | undefined;
}

/** Under a message: how many have reacted how. A press adds the player's own, or takes it back. */
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
