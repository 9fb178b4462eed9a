import { ButtonLink, Cell, Column, Note, Row, Table } from '@site/shared/ui';
import { useEnabledRemotes } from '../../composition';
import { useSiteLink } from '../../routing/useSiteLink';
import { fillPlaceholders, type Placeholders } from './fillPlaceholders';
import { LinePicture } from './LinePicture';
import type { LinkTexts, SectionTexts, TableTexts } from './pageTexts';
import styles from './Sections.module.css';

interface SectionsProps {
  readonly sections: readonly SectionTexts[];
  readonly placeholders: Placeholders;
  /** Level of the headings. */
  readonly level: 2 | 3;
}

/** Renders the sections of a text, one below the other. */
export function Sections({ sections, placeholders, level }: SectionsProps) {
  return (
    <div className={styles['sections']}>
      {sections.map((section) => (
        <Section key={section.heading} section={section} placeholders={placeholders} level={level} />
      ))}
    </div>
  );
}

interface SectionProps extends Pick<SectionsProps, 'placeholders' | 'level'> {
  readonly section: SectionTexts;
}

function Section({ section: { heading, text, steps, list, table, note, links, picture }, placeholders, level }: SectionProps) {
  const Heading = `h${level}` as const;
  const say = (words: string) => fillPlaceholders(words, placeholders);
  return (
    <section>
      <Heading className={styles['heading']}>{say(heading)}</Heading>
      {text?.map((paragraph) => (
        <p key={paragraph} className={styles['paragraph']}>
          {say(paragraph)}
        </p>
      ))}
      {steps && (
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{say(step)}</li>
          ))}
        </ol>
      )}
      {list && (
        <ul className={styles['list']}>
          {list.map((item) => (
            <li key={item}>{say(item)}</li>
          ))}
        </ul>
      )}
      {table && <SectionTable table={table} say={say} />}
      {picture && <LinePicture picture={picture} />}
      {note !== undefined && <Note tone="info" title={say(note)} className={styles['note']} />}
      {links && <SectionLinks links={links} />}
    </section>
  );
}

/** Hides links to pages of a disabled remote. Addresses under `/mine` belong to the member remote. */
function SectionLinks({ links }: { readonly links: readonly LinkTexts[] }) {
  const linkTo = useSiteLink();
  const isEnabled = useEnabledRemotes();
  return (
    <p className={styles['links']}>
      {links
        .filter(({ to }) => !to.startsWith('/mine/') || isEnabled('member'))
        .map(({ to, text }) => (
          <ButtonLink key={to} size="sm" {...linkTo(to)}>
            {text}
          </ButtonLink>
        ))}
    </p>
  );
}

function SectionTable({ table: { caption, columns, rows }, say }: { readonly table: TableTexts; readonly say: (words: string) => string }) {
  return (
    <Table caption={say(caption)} className={styles['table']}>
      {columns.map((column) => (
        <Column key={column}>{say(column)}</Column>
      ))}
      {rows.map((row) => (
        <Row key={row.join(' ')}>
          {row.map((cell, index) => (
            <Cell key={columns[index]} header={index === 0}>
              {say(cell)}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
