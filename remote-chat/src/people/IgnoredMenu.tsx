import { IconButton, Menu, MenuItem } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { IgnoredPerson } from './ignored';

interface IgnoredMenuProps {
  readonly people: readonly IgnoredPerson[];
  readonly onShow: (userId: string) => void;
}

/** Lists the ignored people in the head of a room, each with a button that shows their messages again. */
export function IgnoredMenu({ people, onShow }: IgnoredMenuProps) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <Menu trigger={<IconButton icon="eye-off" size="sm" count={people.length} label={t('people.ignored', { count: people.length })} />}>
      {people.map(({ userId, name }) => (
        <MenuItem
          key={userId}
          icon="eye"
          onSelect={() => {
            onShow(userId);
          }}
        >
          {t('people.show', { name })}
        </MenuItem>
      ))}
    </Menu>
  );
}
