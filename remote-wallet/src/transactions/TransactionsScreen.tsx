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
 * `/mine/transRecord`: every change of the central balance, newest first (decision 54), and in a tab of its own every order of a deposit or a
 * withdrawal (`?tab=orders`, one of them with `&order=`).
 *
 * Assumption: transactions are shown ten to a page with kind, amount and the balance after them, all or of one kind.
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
