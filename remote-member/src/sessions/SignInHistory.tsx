import { formatMoment } from '@site/shared/i18n';
import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Cell, Column, Empty, Pagination, Row, Skeleton, Table, Tag, type TagTone } from '@site/shared/ui';
import { useTranslation } from './texts';
import { HISTORY_PAGE_SIZE, type SignInResult, type SignInTries } from './ownSession';
import styles from './SessionsScreen.module.css';

const TONES: Readonly<Record<SignInResult, TagTone>> = { ok: 'success', asked: 'neutral', refused: 'warning', locked: 'danger' };

interface SignInHistoryProps {
  readonly of: Loadable<SignInTries>;
  readonly onRetry: () => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Lists the attempts to sign in as this member, including failed ones of other people. */
export function SignInHistory({ of, onRetry, page, onPage }: SignInHistoryProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['body']}>
      <h2 className={styles['title']}>{t('sessions.history.title')}</h2>
      <p className={styles['hint']}>{t('sessions.history.hint')}</p>
      <LoadableView
        of={of}
        onRetry={onRetry}
        isEmpty={({ total }) => total === 0}
        empty={<Empty title={t('sessions.history.empty')} />}
        skeleton={<Skeleton height="2.4rem" />}
      >
        {({ rows, total }) => (
          <>
            <Table caption={t('sessions.history.title')}>
              <Column>{t('sessions.history.time')}</Column>
              <Column>{t('sessions.history.result')}</Column>
              <Column>{t('sessions.history.device')}</Column>
              <Column>{t('sessions.address')}</Column>
              {rows.map(({ id, at, result, device, address }) => (
                <Row key={id}>
                  <Cell header>
                    <time dateTime={new Date(at).toISOString()} translate="no">
                      {formatMoment(at)}
                    </time>
                  </Cell>
                  <Cell>
                    <Tag tone={TONES[result]}>{t(`sessions.history.${result}`)}</Tag>
                  </Cell>
                  <Cell>{device ?? t('sessions.unknown_device')}</Cell>
                  <Cell>{address}</Cell>
                </Row>
              ))}
            </Table>
            <Pagination page={page} total={total} pageSize={HISTORY_PAGE_SIZE} onChange={onPage} label={t('sessions.history.pages')} />
          </>
        )}
      </LoadableView>
    </div>
  );
}
