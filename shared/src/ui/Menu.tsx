import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import type { IconName } from './essentials/iconPaths';
import styles from './Menu.module.css';

export interface MenuProps {
  /** Button of this kit that opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** `MenuItem`s, `MenuGroup`s and `MenuSeparator`s. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'top' | 'bottom' | undefined;
  /** Set when the menu opens on mount, because its code was loaded by the press on its button. */
  readonly defaultOpen?: boolean | undefined;
}

/**
 * Renders a list of actions under a button: arrow keys and letters move, Enter activates, Esc closes it and returns the
 * focus.
 *
 * It has a fixed position: otherwise scrolling an entry into view would scroll the page, and the menu would move back
 * to its button under the player's finger.
 */
export function Menu({ trigger, children, align = 'end', side = 'bottom', defaultOpen = false }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner positionMethod="fixed" align={align} side={side} sideOffset={6} className={styles['positioner']}>
          <BaseMenu.Popup className={styles['popup']}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: IconName | undefined;
  /** Set for a destructive action (sign out, delete). */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Content at the end of the row, such as a `Badge`. */
  readonly aside?: ReactNode;
}

export function MenuItem({ children, onSelect, icon, danger = false, disabled = false, aside }: MenuItemProps) {
  return (
    <BaseMenu.Item onClick={onSelect} disabled={disabled} className={cx(styles['item'], danger && styles['danger'])}>
      {icon !== undefined && <Icon name={icon} size="sm" />}
      <span className={styles['text']}>{children}</span>
      {aside}
    </BaseMenu.Item>
  );
}

export interface MenuGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function MenuGroup({ title, children }: MenuGroupProps) {
  return (
    <BaseMenu.Group className={styles['group']}>
      <BaseMenu.GroupLabel className={styles['title']}>{title}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

/** Renders groups in two columns, for menus that would be too high otherwise. In a narrow window the columns stack. */
export function MenuColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>;
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles['separator']} />;
}
