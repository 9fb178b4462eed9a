import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { Button, TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from './texts';
import { parseInboxTab, type InboxTab } from './inboxMessage';
import { INBOX_MESSAGE_KINDS, totalUnread } from './inboxMessage';
import { useUnread } from './useUnread';
import { ScreenFrame } from '../ui/ScreenFrame';
import { InboxMessageList } from './InboxMessageList';
import { NoticesDialog } from '../notices/NoticesDialog';

const TABS: readonly InboxTab[] = ['all', ...INBOX_MESSAGE_KINDS];

/**
 * Shows `/mine/message`: the messages to the member and to all members, by kind. Implements R-MEMBER-06, R-UNREAD-01.
 *
 * Assumption (R-MEMBER-20): each kind has a tab with its unread count, and a page has ten messages grouped by day. A
 * message expands in the list, which marks it as read, and is deleted after a confirmation. The address names the tab
 * (`?type=notice`), so that the bell can link to a kind.
 */
export function InboxScreen() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { query } = useReadable(navigation.location);
  const unread = useUnread();
  const [areNoticesOpen, setAreNoticesOpen] = useState(false);
  const tab = parseInboxTab(query['type']);
  const countOf = (each: InboxTab): number | undefined => {
    if (unread.data === undefined) return undefined;
    const count = each === 'all' ? totalUnread(unread.data) : unread.data[each];
    return count === 0 ? undefined : count;
  };

  return (
    <ScreenFrame
      title={t('message.title')}
      aside={
        <Button
          size="sm"
          icon="bell"
          onClick={() => {
            setAreNoticesOpen(true);
          }}
        >
          {t('notices.title')}
        </Button>
      }
    >
      <Tabs
        label={t('message.tabs')}
        items={TABS.map((value) => ({
          value,
          label: value === 'all' ? t('message.all') : t(`inbox.kind.${value}`),
          count: countOf(value),
        }))}
        value={tab}
        onChange={(next) => {
          navigation.go('message', {}, { replace: true, ...(next === 'all' ? {} : { query: { type: next } }) });
        }}
      >
        <TabPanel value={tab}>
          <InboxMessageList key={tab} tab={tab} hasUnread={countOf(tab) !== undefined} />
        </TabPanel>
      </Tabs>
      {areNoticesOpen && (
        <NoticesDialog
          onClose={() => {
            setAreNoticesOpen(false);
          }}
        />
      )}
    </ScreenFrame>
  );
}

export { InboxScreen as View };
