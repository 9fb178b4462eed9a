import { useCallback, useMemo, useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { Badge, Button, Dialog, Empty, Menu, MenuItem, Skeleton, cx } from '@site/shared/ui';
import { PageBar } from '@site/shared/ui/PageBar';
import type { Desk, Overview } from '../wire';
import type { OpsApi } from './createOpsApi';
import { EditionChoice } from './EditionChoice';
import { HistoryView } from './HistoryView';
import { useTranslation } from './i18n';
import { LanguageChoice } from './LanguageChoice';
import { formatMoment } from './moments';
import { OpsContext } from './OpsContext';
import { OverviewView } from './OverviewView';
import { PasswordForm } from './PasswordForm';
import { PlatformView } from './platform/PlatformView';
import { RemoteView } from './RemoteView';
import { RequestsView } from './RequestsView';
import { ScheduledView } from './ScheduledView';
import { usePolled } from './usePolled';
import { hrefOf, LISTED_VIEWS, useRoute, type ListedView, type Route } from './useRoute';
import { WatcherNote } from './WatcherNote';
import styles from './DeskView.module.css';

const REFRESH_MS = 10_000;

export interface DeskViewProps {
  readonly api: OpsApi;
  readonly desk: Desk;
  readonly onSignedOut: () => void;
}

/** Shows the whole console of a signed-in user. The status is polled every few seconds, once for all views. */
export function DeskView({ api, desk, onSignedOut }: DeskViewProps) {
  const { t } = useTranslation();
  const read = useCallback(() => api.overview(), [api]);
  const [overview, refresh] = usePolled(read, REFRESH_MS);
  const builds = overview.data?.builds ?? [];
  const waiting = builds.reduce((sum, build) => sum + build.waiting, 0);
  const planned = builds.reduce((sum, { plans }) => sum + plans.filter(({ ended }) => ended === undefined).length, 0);
  return (
    <>
      <Header api={api} desk={desk} waiting={waiting} planned={planned} onSignedOut={onSignedOut} />
      <main className={styles['main']}>
        <LoadableView
          of={overview}
          onRetry={refresh}
          empty={<Empty title={t('matrix.empty')} />}
          isEmpty={({ builds }) => builds.length === 0}
          skeleton={<Skeleton height="4rem" />}
        >
          {(data) => <Views api={api} desk={desk} overview={data} refresh={refresh} />}
        </LoadableView>
        {overview.data !== undefined && (
          <p className={styles['live']}>
            {t('live.refreshed', { seconds: REFRESH_MS / 1000, time: formatMoment(overview.data.at).slice(-'19:02:44'.length) })}
            {!overview.data.hasFigures && <span>{` · ${t('live.no_figures')}`}</span>}
          </p>
        )}
      </main>
    </>
  );
}

function Views({
  api,
  desk,
  overview,
  refresh,
}: Pick<DeskViewProps, 'api' | 'desk'> & { readonly overview: Overview; readonly refresh: () => void }) {
  const route = useRoute();
  const ops = useMemo(() => ({ api, desk, overview, refresh }), [api, desk, overview, refresh]);
  return (
    <OpsContext value={ops}>
      <WatcherNote />
      {toView(route)}
    </OpsContext>
  );
}

function toView(route: Route) {
  switch (route.view) {
    case 'overview':
      return <OverviewView />;
    case 'requests':
      return <RequestsView />;
    case 'scheduled':
      return <ScheduledView />;
    case 'platform':
      return <PlatformView />;
    case 'history':
      return <HistoryView />;
    case 'remote':
      return <RemoteView key={`${route.build}/${route.remote}`} build={route.build} remote={route.remote} />;
  }
}

interface HeaderProps extends DeskViewProps {
  /** Number of changes that wait for a second person, and of planned ones. */
  readonly waiting: number;
  readonly planned: number;
}

function Header({ api, desk, waiting, planned, onSignedOut }: HeaderProps) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  const { name, role } = desk.user;
  const signOut = async (): Promise<void> => {
    await api.signOut();
    onSignedOut();
  };
  return (
    <PageBar
      title={t('page.title')}
      aside={
        <>
          <EditionChoice />
          <LanguageChoice />
          <Menu
            trigger={
              <Button variant="quiet" size="sm" icon="user">
                {name} · {t(`roles.${role}`)}
              </Button>
            }
          >
            <MenuItem
              icon="key"
              onSelect={() => {
                setIsChoosing(true);
              }}
            >
              {t('password.title')}
            </MenuItem>
            <MenuItem icon="logout" onSelect={() => void signOut()}>
              {t('sign_in.sign_out')}
            </MenuItem>
          </Menu>
        </>
      }
    >
      <nav aria-label={t('page.views')} className={styles['nav']}>
        {LISTED_VIEWS.map((view) => (
          <ViewLink key={view} to={view}>
            {t(`tabs.${view}`)}
            {view === 'requests' && <Badge count={waiting} />}
            {view === 'scheduled' && <Badge count={planned} tone="neutral" />}
          </ViewLink>
        ))}
      </nav>
      <Dialog
        open={isChoosing}
        title={t('password.title')}
        titleHidden
        closeLabel={t('change.close')}
        onClose={() => {
          setIsChoosing(false);
        }}
      >
        <PasswordForm
          api={api}
          name={name}
          onDone={() => {
            setIsChoosing(false);
          }}
        />
      </Dialog>
    </PageBar>
  );
}

function ViewLink({ to, children }: { readonly to: ListedView; readonly children: React.ReactNode }) {
  const { view } = useRoute();
  const isCurrent = view === to || (to === 'overview' && view === 'remote');
  return (
    <a
      href={hrefOf({ view: to })}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(styles['link'], isCurrent && styles['current'])}
    >
      {children}
    </a>
  );
}
