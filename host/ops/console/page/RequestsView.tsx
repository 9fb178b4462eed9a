import { useCallback, useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { Card, Empty, Note, SettlingButton, Tag } from '@site/shared/ui';
import { mayApprove, type RequestBody } from '../wire';
import type { OpsFailure } from './createOpsApi';
import { DifferenceView } from './DifferenceView';
import { useTranslation } from './i18n';
import { formatMoment } from './moments';
import { buildName } from './names';
import { useOps } from './OpsContext';
import { describePlan } from './planTexts';
import { RefusalNote } from './RefusalNote';
import { usePolled } from './usePolled';
import styles from './RequestsView.module.css';

const REFRESH_MS = 10_000;

interface Waiting extends RequestBody {
  readonly build: string;
}

/** Shows the changes of all themed builds that wait for a second person, and the last settled ones. */
export function RequestsView() {
  const { t } = useTranslation();
  const { api, desk, refresh } = useOps();
  const [done, setDone] = useState<'approved' | 'dismissed'>();
  const read = useCallback(async () => {
    const answers = await Promise.all(desk.builds.map(async ({ build }) => ({ build, result: await api.requests(build) })));
    const all: Waiting[] = [];
    for (const { build, result } of answers) {
      if (!result.ok) return result;
      all.push(...result.data.requests.map((request) => ({ ...request, build })));
    }
    return { ok: true, data: all.sort((a, b) => b.at.localeCompare(a.at)) } as const;
  }, [api, desk.builds]);
  const [requests, readAgain] = usePolled(read, REFRESH_MS);
  const settle = (how: 'approved' | 'dismissed'): void => {
    setDone(how);
    readAgain();
    refresh();
  };
  return (
    <LoadableView of={requests} onRetry={readAgain} empty="" isEmpty={() => false}>
      {(all) => {
        const waiting = all.filter(({ state }) => state === 'waiting');
        const settled = all.filter(({ state }) => state !== 'waiting');
        return (
          <div className={styles['view']}>
            {done !== undefined && <Note tone="success" title={t(`requests.${done}`)} live="polite" />}
            <Card title={t('requests.title')}>
              {waiting.length === 0 ? (
                <Empty title={t('requests.empty')} />
              ) : (
                <ul className={styles['list']}>
                  {waiting.map((request) => (
                    <RequestItem key={request.id} request={request} order={waiting.map(({ id }) => id).join()} onSettled={settle} />
                  ))}
                </ul>
              )}
            </Card>
            {settled.length > 0 && (
              <Card title={t('requests.settled')}>
                <ul className={styles['list']}>
                  {settled.map((request) => (
                    <li key={request.id} className={styles['line']}>
                      <Tag tone={request.state === 'done' ? 'success' : 'neutral'}>{t(`requests.state.${request.state}`)}</Tag>
                      <Title request={request} />
                      <span className={styles['quiet']}>{request.settledBy}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </div>
        );
      }}
    </LoadableView>
  );
}

function Title({ request }: { readonly request: Waiting }) {
  const { t, locale } = useTranslation();
  const { desk } = useOps();
  const { build, operation, remote, values, by, at, why } = request;
  const what = [remote, ...describePlan({ operation, values }, t)].join(' ');
  return (
    <div>
      <strong>
        {buildName(desk.builds, build, locale)}：{what}
      </strong>
      <p className={styles['quiet']}>
        {t('requests.by', { by, at: formatMoment(at) })} · {why}
      </p>
    </div>
  );
}

interface RequestItemProps {
  readonly request: Waiting;
  /** Changes when the order of the items changes, so a press may hit another item. */
  readonly order: string;
  readonly onSettled: (how: 'approved' | 'dismissed') => void;
}

function RequestItem({ request, order, onSettled }: RequestItemProps) {
  const { t } = useTranslation();
  const { api, desk, overview } = useOps();
  const [sending, setSending] = useState<'approve' | 'dismiss'>();
  const [failure, setFailure] = useState<OpsFailure>();
  const { build, id, isOwn, revision } = request;
  const isApprover = mayApprove(desk.user.role);
  const isMoved = overview.builds.some((each) => each.build === build && each.revision !== undefined && each.revision !== revision);
  const decide = async (decision: 'approve' | 'dismiss'): Promise<void> => {
    setSending(decision);
    const result = await api.decide(build, id, decision);
    setSending(undefined);
    if (result.ok) onSettled(decision === 'approve' ? 'approved' : 'dismissed');
    else setFailure(result.failure);
  };
  return (
    <li className={styles['item']}>
      <Title request={request} />
      <DifferenceView change={request} />
      {isMoved && <p className={styles['quiet']}>{t('requests.moved')}</p>}
      {failure !== undefined && <RefusalNote failure={failure} />}
      <div className={styles['buttons']}>
        {isOwn && <span className={styles['quiet']}>{t('requests.own')}</span>}
        {!isOwn && !isApprover && <span className={styles['quiet']}>{t('requests.not_allowed')}</span>}
        {(isOwn || isApprover) && (
          <SettlingButton size="sm" meaning={order} loading={sending === 'dismiss'} onClick={() => void decide('dismiss')}>
            {t(isOwn ? 'requests.withdraw' : 'requests.decline')}
          </SettlingButton>
        )}
        {!isOwn && isApprover && (
          <SettlingButton
            size="sm"
            variant="primary"
            meaning={order}
            loading={sending === 'approve'}
            onClick={() => void decide('approve')}
          >
            {t('requests.approve')}
          </SettlingButton>
        )}
      </div>
    </li>
  );
}
