import { Card } from '@site/shared/ui';
import type { PairTexts } from './pageTexts';
import styles from './Procedure.module.css';

/** Shows numbered steps. */
export function Procedure({ title, steps }: { readonly title: string; readonly steps: readonly PairTexts[] }) {
  return (
    <Card title={title} padding="lg">
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.title} className={styles['step']}>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
