import { useState } from 'react';
import { Button, Card, Cell, Column, Menu, MenuItem, Note, Row, Table, Tag } from '@site/shared/ui';
import { mayChange, type BuildStatus } from '../wire';
import { actionsOfBuild, type Action } from './actions';
import { ChangeDialog } from './ChangeDialog';
import { useTranslation } from './i18n';
import { buildName, nameOf, operationName } from './names';
import { useOps } from './OpsContext';
import { RemoteSummary } from './RemoteSummary';
import { refusalTitle } from './refusalTitle';
import { hrefOf } from './useRoute';
import styles from './OverviewView.module.css';

/** Shows every remote of every themed build on one page. */
export function OverviewView() {
  const { t, locale } = useTranslation();
  const { overview, desk } = useOps();
  const { builds } = overview;
  const remotes = [...new Map(builds.flatMap(({ remotes: all }) => all.map((remote) => [remote.remote, nameOf(remote, locale)] as const)))];
  return (
    <Card title={t('matrix.caption')} padding="none">
      <Table caption={t('matrix.caption')} className={styles['matrix']}>
        <Column>{t('matrix.remote')}</Column>
        {builds.map((build) => (
          <Column key={build.build}>
            <BuildHead status={build} name={buildName(desk.builds, build.build, locale)} />
          </Column>
        ))}
        {remotes.map(([id, name]) => (
          <Row key={id}>
            <Cell header className={styles['name']}>
              {name}
              {name !== id && <span className={styles['id']}>{id}</span>}
            </Cell>
            {builds.map(({ build, remotes: all, refusal }) => {
              const remote = all.find((each) => each.remote === id);
              return (
                <Cell key={build} className={styles['cell']}>
                  {remote === undefined ? (
                    refusal === undefined && <Tag>{t('state.none')}</Tag>
                  ) : (
                    <a
                      href={hrefOf({ view: 'remote', build, remote: id })}
                      aria-label={t('matrix.open', { build: buildName(desk.builds, build, locale), remote: name })}
                      className={styles['open']}
                    >
                      <RemoteSummary remote={remote} />
                    </a>
                  )}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Table>
    </Card>
  );
}

function BuildHead({ status, name }: { readonly status: BuildStatus; readonly name: string }) {
  const { t } = useTranslation();
  const { desk } = useOps();
  const [action, setAction] = useState<Action>();
  const { build, revision, refusal, waiting } = status;
  return (
    <div className={styles['head']}>
      <div>
        <strong className={styles['build']}>{name}</strong>
        <span className={styles['id']}>{build}</span>
        {waiting > 0 && (
          <Tag tone="warning" className={styles['waiting']}>
            {t('matrix.waiting', { count: waiting })}
          </Tag>
        )}
        {revision !== undefined && <p className={styles['revision']}>{t('matrix.revision', { revision })}</p>}
      </div>
      {mayChange(desk.user.role) && (
        <Menu
          trigger={
            <Button size="sm" variant="quiet" aria-label={t('matrix.actions', { build: name })}>
              {t('matrix.configure')}
            </Button>
          }
        >
          {actionsOfBuild(desk.operations).map((each) => (
            <MenuItem
              key={each.name}
              onSelect={() => {
                setAction(each);
              }}
            >
              {operationName(each.name, t)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {refusal !== undefined && (
        <Note
          tone="warning"
          title={refusal.code === 'failed' ? t('matrix.unreadable') : refusalTitle({ kind: 'refused', refusal }, t)}
          className={styles['refusal']}
        >
          <span lang="en">{refusal.message}</span>
        </Note>
      )}
      {action !== undefined && (
        <ChangeDialog
          build={build}
          action={action}
          onClose={() => {
            setAction(undefined);
          }}
        />
      )}
    </div>
  );
}
