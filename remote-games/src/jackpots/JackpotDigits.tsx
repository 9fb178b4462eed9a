import { formatYuanFixed, type Fen } from '@site/shared/money';
import styles from './JackpotDigits.module.css';

/** Shows an amount as digits of equal width, so that nothing shifts when it changes. */
export function JackpotDigits({ amount }: { readonly amount: Fen }) {
  const text = formatYuanFixed(amount);
  return (
    <span role="img" aria-label={text} className={styles['row']}>
      {/* Number the digits from the right, so that each keeps its key when the amount grows. */}
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
