import { useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import { useServices } from '@site/shared/contract';
import { Card, PageHead, TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from './texts';
import { OrderCenter } from '../orders/OrderCenter';
import { ordersQuery } from '../orders/orderView';
import { TransactionList } from './TransactionList';
import styles from './TransactionsScreen.module.css';

const TABS = ['changes', 'orders'] as const;
type Tab = (typeof TABS)[number];

const tabOfAddress: QueryCodec<Tab> = {
  parse: ({ tab }) => (tab === 'orders' ? 'orders' : 'changes'),
  format: (tab) => (tab === 'orders' ? ordersQuery() : {}),
};

/**
 * Renders `/mine/transRecord`: all changes of the central balance, newest first (decision 54), and in another tab all
 * deposit and withdrawal orders (`?tab=orders`, one of them with `&order=`).
 *
 * Assumption: ten transactions per page are shown with kind, amount and resulting balance, for all kinds or one kind.
 */
export function TransactionsScreen() {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const [tab] = useAddressQuery('transRecord', tabOfAddress);
  return (
    <div className={styles['screen']}>
      <PageHead title={t('balance.records')} />
      <Card padding="lg">
        <Tabs
          label={t('balance.records')}
          value={tab}
          onChange={(next) => {
            navigation.go('transRecord', {}, { query: tabOfAddress.format(next), replace: true });
          }}
          items={TABS.map((value) => ({ value, label: t(`transactions.tab.${value}`) }))}
        >
          <TabPanel value="changes">
            <TransactionList />
          </TabPanel>
          <TabPanel value="orders">
            <OrderCenter />
          </TabPanel>
        </Tabs>
      </Card>
    </div>
  );
}

export { TransactionsScreen as View };
