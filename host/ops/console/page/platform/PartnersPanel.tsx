import { Card, Cell, Column, Empty, Row, Table, Tag } from '@site/shared/ui';
import type { PartnerBody } from '../../platformWire';
import { useTranslation } from '../i18n';
import { formatMinute } from '../moments';
import { ActMenu } from './ActMenu';
import { actsOfPartner } from './partnerActs';
import type { PanelProps } from './RoomsPanel';
import styles from './PlatformView.module.css';

const TONES = { waiting: 'warning', approved: 'success', refused: 'danger', ended: 'neutral' } as const satisfies Record<
  PartnerBody['state'],
  string
>;

/** Shows the applications of agents, sponsored parties and partners, and the decisions on them. */
export function PartnersPanel({ desk: { partners }, onAct }: PanelProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('platform.partners')} padding="none">
      {partners.length === 0 ? (
        <Empty title={t('platform.partner.none')} />
      ) : (
        <Table caption={t('platform.partners')}>
          <Column>{t('platform.person.login')}</Column>
          <Column>{t('platform.partner.kind')}</Column>
          <Column>{t('remote.state')}</Column>
          <Column>{t('platform.partner.said')}</Column>
          <Column>{t('platform.partner.applied_at')}</Column>
          <Column align="end">{t('remote.actions')}</Column>
          {partners.map((partner) => {
            const { memberId, kind, login, state, plan, contact, appliedAt, reason, code } = partner;
            return (
              <Row key={`${String(memberId)}/${kind}`}>
                <Cell header>
                  {login}
                  {code !== null && <span className={styles['quiet']}>{code}</span>}
                </Cell>
                <Cell>{t(`platform.partner.kinds.${kind}`)}</Cell>
                <Cell>
                  <Tag tone={TONES[state]}>{t(`platform.partner.states.${state}`)}</Tag>
                  {reason !== '' && <span className={styles['quiet']}>{reason}</span>}
                </Cell>
                <Cell className={styles['text']}>
                  {plan}
                  <span className={styles['quiet']}>{contact}</span>
                </Cell>
                <Cell>{formatMinute(appliedAt)}</Cell>
                <Cell align="end">
                  <ActMenu of={`${login} ${t(`platform.partner.kinds.${kind}`)}`} acts={actsOfPartner(partner, t)} onAct={onAct} />
                </Cell>
              </Row>
            );
          })}
        </Table>
      )}
    </Card>
  );
}
