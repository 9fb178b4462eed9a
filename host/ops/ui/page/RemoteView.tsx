import { useCallback, useState } from 'react';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView } from '@site/shared/loadable';
import { Button, Card, Cell, Column, Empty, Icon, Row, Table, Tag } from '@site/shared/ui';
import { mayChange, type RemoteBody, type ReleaseBody } from '../wire';
import { actionsOfRemote, type Action } from './actions';
import { ChangeDialog } from './ChangeDialog';
import { HistoryTable } from './HistoryTable';
import { localized, useTranslation } from './i18n';
import { buildName, nameOf, operationName } from './names';
import { useOps } from './OpsContext';
import { CanaryTag, EntryState, FiguresLine, StateTag } from './RemoteSummary';
import { usePolled } from './usePolled';
import { hrefOf } from './useRoute';
import styles from './RemoteView.module.css';

export interface RemoteViewProps {
  readonly build: string;
  readonly remote: string;
}

/** One remote of one themed build: how it is, what can be done, what is there to run, what was done. */
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
      <div className={styles['columns']}>
        <Card title={t('remote.now')}>
          <Details remote={remote} />
          {mayChange(desk.user.role) && <Actions build={build} remote={remote} />}
        </Card>
        <Card title={t('remote.releases')} padding="none">
          {/* What is there to run becomes another with a change. */}
          <Releases key={status.revision} build={build} remote={id} />
        </Card>
      </div>
      <Card title={t('remote.history')} padding="none">
        <HistoryTable key={status.revision} build={build} remote={id} />
      </Card>
    </>
  );
}

function Actions({ build, remote }: { readonly build: string; readonly remote: RemoteBody }) {
  const { t, locale } = useTranslation();
  const { desk } = useOps();
  const [action, setAction] = useState<Action>();
  return (
    <div className={styles['actions']} role="group" aria-label={t('remote.actions')}>
      {actionsOfRemote(desk.operations, remote).map((each) => (
        <Button
          key={each.name}
          size="sm"
          variant={each.name === 'disable' ? 'danger' : 'secondary'}
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

function Details({ remote }: { readonly remote: RemoteBody }) {
  const { t, locale } = useTranslation();
  const { state, reason, active, previous, canary, requires, entry, fault, figures, canaryFigures } = remote;
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [t('remote.state'), <StateTag key="state" state={state} />],
    ...(reason === undefined ? [] : [[t('remote.reason'), localized(reason, locale)] as const]),
    [t('remote.active'), active ?? t('facts.none')],
    [t('remote.previous'), previous ?? t('facts.none')],
    ...(canary === undefined ? [] : [[t('remote.canary'), <CanaryTag key="canary" canary={canary} />] as const]),
    ...(requires === undefined ? [] : [[t('remote.requires'), requires] as const]),
    [t('remote.entry'), <EntryState key="entry" entry={entry} />],
    [t('remote.figures'), <FiguresLine key="figures" figures={figures} isLong />],
    ...(canary === undefined ? [] : [[t('remote.canary_figures'), <FiguresLine key="canary" figures={canaryFigures} isLong />] as const]),
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

const STANDING_TONES = { active: 'success', previous: 'accent', released: 'neutral' } as const;
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
          <Column>{t('releases.requires')}</Column>
          <Column>{t('releases.released_at')}</Column>
          <Column>{t('releases.by')}</Column>
          {data.releases.map((release) => (
            <Row key={release.version}>
              <Cell header>{release.version}</Cell>
              <Cell>
                <Tag tone={STANDING_TONES[standingOf(release)]}>{t(`releases.${standingOf(release)}`)}</Tag>
              </Cell>
              <Cell>{release.requires}</Cell>
              <Cell>{formatMoment(Date.parse(release.releasedAt))}</Cell>
              <Cell>{release.releasedBy}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </LoadableView>
  );
}

function standingOf({ standing }: ReleaseBody): Standing {
  return standing === 'active' || standing === 'previous' ? standing : 'released';
}
