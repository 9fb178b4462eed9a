import { formatYuan, type Fen } from '@site/shared/money';
import { Card, Cell, Column, Icon, Row, Table, VipBadge, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './GradeCompare.module.css';
import { REBATE_CATEGORIES, type Grade } from './grade';

interface GradeCompareProps {
  readonly current: Grade;
  /** `undefined` in the highest grade. */
  readonly next: Grade | undefined;
}

/** Shows the four privileges and the rebates of the current grade beside those of the next one. */
export function GradeCompare({ current, next }: GradeCompareProps) {
  const { t } = useTranslation();
  const grades = next === undefined ? [current] : [current, next];
  return (
    <>
      <ul className={styles['tiles']} aria-label={t('vip.privileges.title')}>
        <Privilege icon="gift" name={t('vip.privileges.level')} value={yuan(current.gifts?.level)} hint={t('vip.privileges.level_hint')} />
        <Privilege
          icon="coins"
          name={t('vip.privileges.weekly')}
          value={yuan(current.gifts?.weekly)}
          hint={t('vip.privileges.weekly_hint')}
        />
        <Privilege
          icon="calendar"
          name={t('vip.privileges.birthday')}
          value={yuan(current.gifts?.birthday)}
          hint={t('vip.privileges.birthday_hint')}
        />
        <Privilege
          icon="withdraw"
          name={t('vip.privileges.withdrawal')}
          value={formatYuan(current.withdrawals.amount)}
          hint={t('vip.privileges.withdrawal_hint', { count: current.withdrawals.count })}
        />
      </ul>
      <Card title={t('vip.compare.title')} padding="none">
        <Table caption={t('vip.compare.caption')}>
          <Column>{t('vip.compare.what')}</Column>
          {grades.map((grade) => (
            <Column key={grade.level} align="end">
              <VipBadge level={grade.level} /> {grade === current ? t('vip.compare.current') : t('vip.compare.next')}
            </Column>
          ))}
          {line(t('vip.privileges.level'), ({ gifts }) => yuan(gifts?.level))}
          {line(t('vip.privileges.weekly'), ({ gifts }) => yuan(gifts?.weekly))}
          {line(t('vip.privileges.birthday'), ({ gifts }) => yuan(gifts?.birthday))}
          {line(t('vip.privileges.withdrawal'), ({ withdrawals: { amount, count } }) =>
            t('vip.compare.withdrawal', { amount: formatYuan(amount), count }),
          )}
          {REBATE_CATEGORIES.map((category) =>
            line(t('vip.compare.rebate', { category: t(`vip.rebates.${category}`) }), ({ rebates }) => `${rebates[category]}%`),
          )}
        </Table>
      </Card>
    </>
  );

  function yuan(amount: Fen | undefined): string {
    return amount === undefined ? t('vip_detail.none') : formatYuan(amount);
  }

  function line(name: string, of: (grade: Grade) => string) {
    return (
      <Row key={name}>
        <Cell header>{name}</Cell>
        {grades.map((grade) => (
          <Cell key={grade.level} align="end">
            {of(grade)}
          </Cell>
        ))}
      </Row>
    );
  }
}

interface PrivilegeProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
  readonly hint: string;
}

function Privilege({ icon, name, value, hint }: PrivilegeProps) {
  return (
    <li className={styles['tile']}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <span>
        <span className={styles['name']}>{name}</span>
        <b className={styles['value']} data-num translate="no">
          {value}
        </b>
        <span className={styles['name']}>{hint}</span>
      </span>
    </li>
  );
}
