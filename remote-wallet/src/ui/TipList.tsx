import { useId } from 'react';
import styles from './TipList.module.css';

export function TipList({ title, tips }: { readonly title: string; readonly tips: readonly string[] }) {
  const titleId = useId();
  return (
    <aside className={styles['tips']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <ol className={styles['list']}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </aside>
  );
}
