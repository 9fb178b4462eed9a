import { Cell, Column, Row, Table } from '@site/shared/ui';
import type { DetailSection } from './gameDetail';
import styles from './GameDialog.module.css';

/** Rules and pay tables, in the order in which the venue tells them. */
export function GameSections({ sections }: { readonly sections: readonly DetailSection[] }) {
  return sections.map(({ title, lines, table: [head, ...rows] }) => (
    <section key={title} className={styles['section']}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {head && (
        <Table caption={title} className={styles['table']}>
          {head.map((name) => (
            <Column key={name}>{name}</Column>
          ))}
          {rows.map((row) => (
            <Row key={row.join()}>
              {row.map((text, index) => (
                <Cell key={index}>{text}</Cell>
              ))}
            </Row>
          ))}
        </Table>
      )}
    </section>
  ));
}
