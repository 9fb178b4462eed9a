import { Button, Menu, MenuItem } from '@site/shared/ui';
import { mayChange } from '../../wire';
import { useTranslation } from '../i18n';
import { useOps } from '../OpsContext';
import type { Act } from './acts';

/** Shows all actions of an item under a button. Viewers do not see it. */
export function ActMenu({ of, acts, onAct }: { readonly of: string; readonly acts: readonly Act[]; readonly onAct: (act: Act) => void }) {
  const { t } = useTranslation();
  const { desk } = useOps();
  if (!mayChange(desk.user.role)) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" aria-label={t('platform.acts_of', { name: of })}>
          {t('remote.actions')}
        </Button>
      }
    >
      {acts.map((act) => (
        <MenuItem
          key={act.title}
          danger={act.isDangerous === true}
          onSelect={() => {
            onAct(act);
          }}
        >
          {act.title}
        </MenuItem>
      ))}
    </Menu>
  );
}
