import { textParts, type Mention } from './talk';
import styles from './MessageText.module.css';

interface MessageTextProps {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly selfId: string | undefined;
}

/** Shows the text of a message with highlighted mentions, the player's own most. */
export function MessageText({ text, mentions, selfId }: MessageTextProps) {
  if (mentions.length === 0) return text;
  return textParts(text, mentions).map(({ text: words, mention }, place) =>
    mention === undefined ? (
      words
    ) : (
      <b key={place} className={styles['name']} data-self={mention.userId === selfId || undefined}>
        {words}
      </b>
    ),
  );
}
