import { Cell, Column, Empty, Row, Table } from '@site/shared/ui';
import type { ChangeBody, RemoteFacts } from '../wire';
import { localized, useTranslation, type Translate } from './i18n';
import { nameOf, operationName } from './names';
import { useOps } from './OpsContext';
import styles from './DifferenceView.module.css';

/** Of a value of the configuration, so much is shown; a mark is an image of some kilobytes. */
const SHOWN_LENGTH = 80;

export type DifferenceProps = Pick<ChangeBody, 'changes' | 'facts' | 'notes'> & Partial<Pick<ChangeBody, 'filesChecked'>>;

/** What becomes another, before and after. */
export function DifferenceView({ change: { changes, facts, notes, filesChecked = 0 } }: { readonly change: DifferenceProps }) {
  const { t, locale } = useTranslation();
  const { overview } = useOps();
  const known = overview.builds.flatMap(({ remotes }) => remotes);
  const title = (remote: string): string => nameOf(known.find((each) => each.remote === remote) ?? { remote }, locale);
  const ofRemotes = changes.filter(({ remote }) => remote !== undefined);
  return (
    <div className={styles['view']}>
      {ofRemotes.length + facts.length === 0 ? (
        <Empty title={t('change.nothing')} />
      ) : (
        <Table caption={t('change.difference')}>
          <Column>{t('history.what')}</Column>
          <Column>{t('change.before')}</Column>
          <Column>{t('change.after')}</Column>
          {ofRemotes.map(({ remote = '', what, from, to }) => (
            <Row key={remote}>
              <Cell header>
                {title(remote)} · {operationName(what, t)}
              </Cell>
              <Cell className={styles['facts']}>
                <Facts facts={from} />
              </Cell>
              <Cell className={styles['facts']}>
                <Facts facts={to} />
              </Cell>
            </Row>
          ))}
          {facts.map(({ at, from, to }) => (
            <Row key={at}>
              <Cell header className={styles['facts']}>
                {t('change.fact', { at })}
              </Cell>
              <Cell className={styles['facts']}>{cut(from) ?? t('facts.none')}</Cell>
              <Cell className={styles['facts']}>{cut(to) ?? t('facts.none')}</Cell>
            </Row>
          ))}
        </Table>
      )}
      {filesChecked > 0 && <p className={styles['checked']}>{t('change.files', { count: filesChecked })}</p>}
      {notes.length > 0 && (
        <div>
          <p className={styles['checked']}>{t('change.notes')}</p>
          <ul className={styles['notes']}>
            {notes.map((note) => (
              <li key={note} lang="en">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** State of a remote in the audit's terms, a line each. */
export function Facts({ facts }: { readonly facts: RemoteFacts | undefined }) {
  const { t, locale } = useTranslation();
  return describeFacts(facts, t, locale).map((line) => (
    <span key={line} className={styles['line']}>
      {line}
    </span>
  ));
}

function describeFacts(facts: RemoteFacts | undefined, t: Translate, locale: string): readonly string[] {
  if (facts === undefined) return [t('facts.none')];
  const { enabled, active, previous, canary, reason } = facts;
  return [
    active === undefined ? t('facts.off_empty') : t(enabled ? 'facts.on' : 'facts.off', { version: active }),
    ...(previous === undefined ? [] : [t('facts.back_to', { version: previous })]),
    ...(canary === undefined ? [] : [t('canary', { version: canary.version, share: Number((canary.share * 100).toFixed(2)) })]),
    ...(reason === undefined ? [] : [t('facts.reason', { reason: localized(reason, locale) })]),
  ];
}

function cut(value: string | undefined): string | undefined {
  return value !== undefined && value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;
}
