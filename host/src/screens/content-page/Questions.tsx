import { Card, Icon } from '@site/shared/ui';
import { fillPlaceholders, type Placeholders } from './fillPlaceholders';
import type { PairTexts } from './pageTexts';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly PairTexts[];
  readonly placeholders: Placeholders;
}

/** Shows questions that expand to their answers, with the browser's `details` element. */
export function Questions({ title, questions, placeholders }: QuestionsProps) {
  return (
    <Card title={title} padding="lg">
      {questions.map((question) => (
        <details key={question.title} className={styles['question']}>
          <summary className={styles['head']}>
            {question.title}
            <Icon name="chevron-down" size="sm" />
          </summary>
          <p className={styles['answer']}>{fillPlaceholders(question.text, placeholders)}</p>
        </details>
      ))}
    </Card>
  );
}
