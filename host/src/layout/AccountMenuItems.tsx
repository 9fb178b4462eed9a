import type { ReactElement } from 'react';
import { Menu, MenuColumns, MenuGroup, MenuItem, MenuSeparator } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSession } from '../session/SessionContext';
import { useRouting } from '../routing/RoutingContext';
import { MemberCount } from './MemberCount';
import { entryAddress, memberMenu } from './memberMenu';
import { useLabel } from '../routing/useLabel';
import { useMemberCounts } from './useMemberCounts';
import { useMenuFacts } from './useMenu';

/**
 * Shows the member's screens in groups, with the counts of pending items, in a menu that is open from the start.
 * Implements R-API-013.
 */
export function AccountMenuItems({ trigger }: { readonly trigger: ReactElement<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const { session } = useSession();
  const { navigation } = useRouting();
  const groups = memberMenu(useMenuFacts());
  const counts = useMemberCounts();
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuColumns>
        {groups.map(({ title, entries }) => (
          <MenuGroup key={title} title={t(title)}>
            {entries.map((entry) => (
              <MenuItem
                key={entry.name}
                icon={entry.icon ?? 'star'}
                aside={<MemberCount entry={entry} counts={counts} />}
                onSelect={() => {
                  navigation.goToPath(entryAddress(entry, counts));
                }}
              >
                {labelOf(entry.label)}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </MenuColumns>
      <MenuSeparator />
      <MenuItem
        icon="logout"
        danger
        onSelect={() => {
          navigation.leave(() => {
            navigation.go('home', {});
            session.end();
          });
        }}
      >
        {t('frame.logout')}
      </MenuItem>
    </Menu>
  );
}
