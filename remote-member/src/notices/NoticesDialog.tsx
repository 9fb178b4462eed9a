import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Cell, Column, Dialog, Row, Skeleton, Switch, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { byKind, NOTICE_CHANNELS, type NoticeChannel, type NoticeKind, type NoticeSetting } from './notice';
import { fetchNotices, setNotice } from './noticesApi';
import styles from './NoticesDialog.module.css';

/** Lets the member choose notices and their channels; each choice takes effect at once. */
export function NoticesDialog({ onClose }: { readonly onClose: () => void }) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchNotices(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const submission = useSubmission();

  const handleChange = async (setting: NoticeSetting, isOn: boolean) => {
    await submission.submit((ending) => setNotice(http, setting, isOn, ending));
    // Reload after a failure too: perhaps only the response was lost.
    reload();
  };
  return (
    <Dialog open size="lg" title={t('notices.title')} closeLabel={t('notices.close')} onClose={onClose}>
      <div className={styles['body']}>
        <p className={styles['hint']}>{t('notices.hint')}</p>
        <SubmissionNote of={submission.state} />
        <LoadableView of={state} onRetry={reload} empty={null} skeleton={<Skeleton height="3rem" />}>
          {(settings) => (
            <Table caption={t('notices.title')}>
              <Column>{t('notices.kind_label')}</Column>
              {NOTICE_CHANNELS.map((channel) => (
                <Column key={channel}>{t(`notices.channel.${channel}`)}</Column>
              ))}
              {byKind(settings).map(({ kind, settings: own }) => (
                <Row key={kind}>
                  <Cell header>{t(`notices.kind.${kind}`)}</Cell>
                  {NOTICE_CHANNELS.map((channel) => (
                    <Cell key={channel}>
                      <NoticeCell
                        kind={kind}
                        channel={channel}
                        setting={own.find((each) => each.channel === channel)}
                        isBusy={submission.isSending}
                        onChange={handleChange}
                      />
                    </Cell>
                  ))}
                </Row>
              ))}
            </Table>
          )}
        </LoadableView>
      </div>
    </Dialog>
  );
}

interface NoticeCellProps {
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  /** `undefined` when notices of the kind are not sent through the channel. */
  readonly setting: NoticeSetting | undefined;
  readonly isBusy: boolean;
  readonly onChange: (setting: NoticeSetting, isOn: boolean) => Promise<void>;
}

function NoticeCell({ kind, channel, setting, isBusy, onChange }: NoticeCellProps) {
  const { t } = useTranslation();
  if (setting === undefined) return <span className={styles['none']}>{t('notices.none')}</span>;
  if (setting.isDuty) return <span className={styles['none']}>{t('notices.always')}</span>;
  return (
    <Switch
      labelHidden
      checked={setting.isOn}
      disabled={isBusy}
      onChange={(isOn) => {
        void onChange(setting, isOn);
      }}
    >
      {t('notices.switch', { kind: t(`notices.kind.${kind}`), channel: t(`notices.channel.${channel}`) })}
    </Switch>
  );
}
