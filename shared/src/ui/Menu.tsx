import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import type { IconName } from './iconPaths';
import { Icon } from './Icon';
import styles from './Menu.module.css';

export interface MenuProps {
  /** The button that opens it: any button of this kit. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** `MenuItem`s and `MenuSeparator`s. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'top' | 'bottom' | undefined;
  /** Comes open: for a menu whose code is fetched by the press on its button. */
  readonly defaultOpen?: boolean | undefined;
}

/** A list of actions under a button: arrow keys and letters move, Enter acts, Esc closes and gives the focus back. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', defaultOpen = false }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} side={side} sideOffset={6} className={styles['positioner']}>
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
  /** Takes something away (sign out, delete). */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One action. */
export function MenuItem({ children, onSelect, icon, danger = false, disabled = false }: MenuItemProps) {
  return (
    <BaseMenu.Item onClick={onSelect} disabled={disabled} className={cx(styles['item'], danger && styles['danger'])}>
      {icon !== undefined && <Icon name={icon} size="sm" />}
      {children}
    </BaseMenu.Item>
  );
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <BaseMenu.Separator className={styles['separator']} />;
}
