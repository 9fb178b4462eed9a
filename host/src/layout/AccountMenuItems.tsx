import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useSession } from '../session/SessionContext';
import { useRouting } from '../routing/RoutingContext';
import { memberMenu } from './memberMenu';
import { useLabel } from '../routing/useLabel';
import { useMenuFacts } from './useMenu';

/** The member's screens, in a menu that is open from the start. Implements R-API-013. */
export function AccountMenuItems({ trigger }: { readonly trigger: ReactElement<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const { session } = useSession();
  const { navigation } = useRouting();
  const entries = memberMenu(useMenuFacts()).flatMap((group) => group.entries);
  return (
    <Menu trigger={trigger} defaultOpen>
      {entries.map(({ name, icon = 'star', label, path }) => (
        <MenuItem
          key={name}
          icon={icon}
          onSelect={() => {
            navigation.goTo(path);
          }}
        >
          {labelOf(label)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon="logout"
        danger
        onSelect={() => {
          navigation.go('home', {});
          session.signOut();
        }}
      >
        {t('frame.logout')}
      </MenuItem>
    </Menu>
  );
}
