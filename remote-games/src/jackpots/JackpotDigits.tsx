import { formatYuanFixed, type Fen } from '@site/shared/money';
import styles from './JackpotDigits.module.css';

/** A sum as a row of digits, each on a tile of its own width, so that nothing shifts when it changes. */
export function JackpotDigits({ amount }: { readonly amount: Fen }) {
  const text = formatYuanFixed(amount);
  return (
    <span role="img" aria-label={text} className={styles['row']}>
      {/* The place of a character, counted from the right, is what it is. */}
      {Array.from(text, (character, index) => (
        <span key={text.length - index} className={styles[kindOf(character)]}>
          {character}
        </span>
      ))}
    </span>
  );
}

function kindOf(character: string): 'digit' | 'point' | 'sign' {
  if (/\d/.test(character)) return 'digit';
  return character === ',' || character === '.' ? 'point' : 'sign';
}
