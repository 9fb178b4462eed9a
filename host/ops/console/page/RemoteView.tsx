import { useCallback, useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { Button, Card, Cell, Column, Empty, Icon, Row, Table, Tag } from '@site/shared/ui';
import { mayChange, type PlannedBody, type RemoteBody, type ReleaseBody } from '../wire';
import { actionsOfRemote, type Action } from './actions';
import { CanaryCard } from './CanaryCard';
import { ChangeDialog } from './ChangeDialog';
import { FiguresCells, figuresColumns } from './FiguresCells';
import { HistoryTable } from './HistoryTable';
import { localized, useTranslation } from './i18n';
import { formatMinute } from './moments';
import { buildName, nameOf, operationName } from './names';
import { useOps } from './OpsContext';
import { describePlanned } from './planTexts';
import { EntryState, StateTag } from './RemoteSummary';
import { usePolled } from './usePolled';
import { hrefOf } from './useRoute';
import styles from './RemoteView.module.css';

export interface RemoteViewProps {
  readonly build: string;
  readonly remote: string;
}

/** Shows one remote of one themed build: its state, actions, releases and history. */
export function RemoteView({ build, remote: id }: RemoteViewProps) {
  const { t, locale } = useTranslation();
  const { desk, overview } = useOps();
  const status = overview.builds.find((each) => each.build === build);
  const remote = status?.remotes.find((each) => each.remote === id);
  const back = (
    <a href={hrefOf({ view: 'overview' })} className={styles['back']}>
      <Icon name="chevron-left" size="sm" />
      {t('remote.back')}
    </a>
  );
  if (status === undefined || remote === undefined) {
    return (
      <>
        {back}
        <Empty title={t('remote.unknown')} />
      </>
    );
  }
  return (
    <>
      {back}
      <h2 className={styles['title']}>
        {buildName(desk.builds, build, locale)} · {nameOf(remote, locale)}
      </h2>
      {remote.canary !== undefined && (
        <CanaryCard remote={remote} canary={remote.canary}>
          {mayChange(desk.user.role) && <Actions build={build} remote={remote} of="canary" />}
        </CanaryCard>
      )}
      <div className={styles['columns']}>
        <Card title={t('remote.now')}>
          <Details remote={remote} plans={status.plans.filter((plan) => plan.remote === id && plan.ended === undefined)} />
          {mayChange(desk.user.role) && <Actions build={build} remote={remote} of="remote" />}
        </Card>
        <Card title={t('remote.releases')} padding="none">
          {/* The key reloads the releases after a change. */}
          <Releases key={status.revision} build={build} remote={id} />
        </Card>
      </div>
      <Card title={t('remote.history')} padding="none">
        <HistoryTable key={status.revision} build={build} remote={id} />
      </Card>
    </>
  );
}

interface ActionsProps {
  readonly build: string;
  readonly remote: RemoteBody;
  /** Actions of the canary, or all other actions. */
  readonly of: 'canary' | 'remote';
}

function Actions({ build, remote, of }: ActionsProps) {
  const { t, locale } = useTranslation();
  const { desk } = useOps();
  const [action, setAction] = useState<Action>();
  const isOfCanary = ({ operation }: Action): boolean => operation.name === 'canary' && remote.canary !== undefined;
  return (
    <div className={styles['actions']} role="group" aria-label={t(of === 'canary' ? 'remote.canary_actions' : 'remote.actions')}>
      {actionsOfRemote(desk.operations, remote)
        .filter((each) => isOfCanary(each) === (of === 'canary'))
        .map((each) => (
          <Button
            key={each.name}
            size="sm"
            variant={each.name === 'disable' || each.name === 'canary_abort' ? 'danger' : 'secondary'}
            onClick={() => {
              setAction(each);
            }}
          >
            {operationName(each.name, t)}
          </Button>
        ))}
      {action !== undefined && (
        <ChangeDialog
          build={build}
          remote={{ id: remote.remote, name: nameOf(remote, locale) }}
          action={action}
          onClose={() => {
            setAction(undefined);
          }}
        />
      )}
    </div>
  );
}

function Details({ remote, plans }: { readonly remote: RemoteBody; readonly plans: readonly PlannedBody[] }) {
  const { t, locale } = useTranslation();
  const { state, reason, active, previous, requires, entry, fault } = remote;
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [t('remote.state'), <StateTag key="state" state={state} />],
    ...(reason === undefined ? [] : [[t('remote.reason'), localized(reason, locale)] as const]),
    [t('remote.active'), active ?? t('facts.none')],
    [t('remote.previous'), previous ?? t('facts.none')],
    ...(requires === undefined ? [] : [[t('remote.requires'), requires] as const]),
    [t('remote.entry'), <EntryState key="entry" entry={entry} />],
    ...(plans.length === 0 ? [] : [[t('scheduled.title'), <Plans key="plans" plans={plans} />] as const]),
  ];
  return (
    <>
      <dl className={styles['details']}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles['detail']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fault !== undefined && (
        <p className={styles['fault']}>
          {fault.at}: {t('remote.fault', { expected: fault.expected, got: fault.got })} <span lang="en">{fault.advice}</span>
        </p>
      )}
    </>
  );
}

function Plans({ plans }: { readonly plans: readonly PlannedBody[] }) {
  const { t } = useTranslation();
  return plans.map((plan) => (
    <a key={plan.id} href={hrefOf({ view: 'scheduled' })} className={styles['plan']}>
      {describePlanned(plan, t).join(' ')}
    </a>
  ));
}

const STANDING_TONES = { active: 'success', canary: 'accent', previous: 'neutral', abandoned: 'danger', released: 'neutral' } as const;
type Standing = keyof typeof STANDING_TONES;

function Releases({ build, remote }: RemoteViewProps) {
  const { t } = useTranslation();
  const { api } = useOps();
  const read = useCallback(() => api.releases(build, remote), [api, build, remote]);
  const [releases, retry] = usePolled(read);
  return (
    <LoadableView
      of={releases}
      onRetry={retry}
      empty={<Empty title={t('remote.no_releases')} />}
      isEmpty={(data) => data.releases.length === 0}
    >
      {(data) => (
        <Table caption={t('remote.releases')} className={styles['releases']}>
          <Column>{t('releases.version')}</Column>
          <Column>{t('releases.standing')}</Column>
          {figuresColumns(t)}
          <Column>{t('releases.requires')}</Column>
          <Column>{t('releases.released_at')}</Column>
          {data.releases.map((release) => (
            <Row key={release.version}>
              <Cell header>{release.version}</Cell>
              <Cell>
                <Tag tone={STANDING_TONES[standingOf(release)]}>{t(`releases.${standingOf(release)}`)}</Tag>
              </Cell>
              <FiguresCells figures={release.withPlayers} />
              <Cell>{release.requires}</Cell>
              <Cell className={styles['released']}>
                {formatMinute(release.releasedAt)}
                <span className={styles['by']}>{release.releasedBy}</span>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </LoadableView>
  );
}

/** Returns the standing of a release; `released` for one that the page does not know. */
function standingOf({ standing }: ReleaseBody): Standing {
  return Object.hasOwn(STANDING_TONES, standing) ? (standing as Standing) : 'released';
}
