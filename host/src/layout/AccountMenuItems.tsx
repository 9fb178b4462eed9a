import type { ReactElement } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Menu, MenuItem, MenuSeparator } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useSession } from '../session/SessionContext';
import { useRouting } from '../routing/RoutingContext';
import { useShell } from '../services/ShellContext';
import { memberMenu } from './memberMenu';
import { useEnabledRemotes } from '../composition';
import { useLabel } from '../routing/useLabel';
import { useJoinedEntries } from './useJoinedEntries';

/** The member's screens, in a menu that is open from the start. Implements R-API-013. */
export function AccountMenuItems({ trigger }: { readonly trigger: ReactElement<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const { session } = useSession();
  const { navigation } = useRouting();
  const { flags } = useShell();
  const entries = memberMenu(useReadable(flags), useEnabledRemotes(), useJoinedEntries()).flatMap((group) => group.entries);
  return (
    <Menu trigger={trigger} defaultOpen>
      {entries.map(({ name, icon, label }) => (
        <MenuItem
          key={name}
          icon={icon}
          onSelect={() => {
            navigation.go(name, {});
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
