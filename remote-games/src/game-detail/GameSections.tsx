import { Cell, Column, Row, Table } from '@site/shared/ui';
import { hasOnlyFigures, type DetailSection } from './gameDetail';
import styles from './GameDialog.module.css';

/** Shows rules and pay tables in the venue's order. */
export function GameSections({ sections }: { readonly sections: readonly DetailSection[] }) {
  return sections.map(({ title, lines, table: [head, ...rows] }) => (
    <section key={title} className={styles['section']}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {head && <PayTable title={title} head={head} rows={rows} />}
    </section>
  ));
}

interface PayTableProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function PayTable({ title, head, rows }: PayTableProps) {
  const aligns = head.map((_, column) => (hasOnlyFigures(rows.map((row) => row[column] ?? '')) ? 'end' : 'start'));
  return (
    <Table caption={title} className={styles['table']}>
      {head.map((name, column) => (
        <Column key={name} align={aligns[column]}>
          {name}
        </Column>
      ))}
      {rows.map((row) => (
        <Row key={row.join()}>
          {row.map((text, column) => (
            <Cell key={column} align={aligns[column]}>
              {text}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
