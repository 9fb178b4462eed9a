import { cutText } from '@site/shared/input/cutText';
import { Cell, Column, Empty, Row, Table } from '@site/shared/ui';
import type { ChangeBody, PlannedBody, RemoteFacts } from '../wire';
import { localized, useTranslation, type Translate } from './i18n';
import { nameOf } from './names';
import { useOps } from './OpsContext';
import { changeName, describePlanned } from './planTexts';
import { formatShare } from './RemoteSummary';
import styles from './DifferenceView.module.css';

/** Maximum shown length of a configuration value; a mark is an image of a few kilobytes. */
const SHOWN_LENGTH = 80;

export type DifferenceProps = Pick<ChangeBody, 'build' | 'changes' | 'facts' | 'notes'> &
  Partial<Pick<ChangeBody, 'filesChecked' | 'foreseen'>>;

/** Shows the changed values before and after. */
export function DifferenceView({ change }: { readonly change: DifferenceProps }) {
  const { t, locale } = useTranslation();
  const { overview } = useOps();
  const { build, changes, facts, notes, filesChecked = 0, foreseen = [] } = change;
  const plans = overview.builds.find((each) => each.build === build)?.plans ?? [];
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
          {ofRemotes.map((each) => (
            <Row key={`${each.what} ${each.remote ?? ''}`}>
              <Cell header>
                {title(each.remote ?? '')} · {changeName(each, t)}
              </Cell>
              <Cell className={styles['facts']}>
                {each.what === 'cancel' ? <Lines of={planOf(each.of, plans, t)} /> : <Facts facts={each.from} />}
              </Cell>
              <Cell className={styles['facts']}>
                {each.plan === undefined ? <Facts facts={each.to} /> : <Lines of={describePlanned(each.plan, t)} />}
              </Cell>
            </Row>
          ))}
          {foreseen.map((each) => (
            <Row key={`foreseen ${each.what} ${each.remote ?? ''}`}>
              <Cell header className={styles['facts']}>
                {title(each.remote ?? '')} · {changeName(each, t)}
                <span className={styles['quiet']}>{t('scheduled.foreseen')}</span>
              </Cell>
              <Cell className={styles['facts']}>
                <Facts facts={each.from} />
              </Cell>
              <Cell className={styles['facts']}>
                <Facts facts={each.to} />
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

/** Shows the state of a remote in the audit log's terms, a line each. */
export function Facts({ facts }: { readonly facts: RemoteFacts | undefined }) {
  const { t, locale } = useTranslation();
  return <Lines of={describeFacts(facts, t, locale)} />;
}

export function Lines({ of }: { readonly of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} className={styles['line']}>
      {line}
    </span>
  ));
}

function planOf(id: number | undefined, plans: readonly PlannedBody[], t: Translate): readonly string[] {
  const plan = plans.find((each) => each.id === id);
  return plan === undefined ? [t('scheduled.number', { id: id ?? '' })] : describePlanned(plan, t);
}

function describeFacts(facts: RemoteFacts | undefined, t: Translate, locale: string): readonly string[] {
  if (facts === undefined) return [t('facts.none')];
  const { enabled, active, previous, canary, reason } = facts;
  return [
    active === undefined ? t('facts.off_empty') : t(enabled ? 'facts.on' : 'facts.off', { version: active }),
    ...(previous === undefined ? [] : [t('facts.back_to', { version: previous })]),
    ...(canary === undefined ? [] : [t('page.canary', { version: canary.version, share: formatShare(canary.share) })]),
    ...(reason === undefined ? [] : [t('facts.reason', { reason: localized(reason, locale) })]),
  ];
}

function cut(value: string | undefined): string | undefined {
  return value !== undefined && value.length > SHOWN_LENGTH ? `${cutText(value, SHOWN_LENGTH)}…` : value;
}
