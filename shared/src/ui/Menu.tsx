import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import type { IconName } from './essentials/iconPaths';
import styles from './Menu.module.css';

export interface MenuProps {
  /** The button that opens it: any button of this kit. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** `MenuItem`s, `MenuGroup`s and `MenuSeparator`s. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'top' | 'bottom' | undefined;
  /** Comes open: for a menu whose code is fetched by the press on its button. */
  readonly defaultOpen?: boolean | undefined;
}

/**
 * A list of actions under a button: arrow keys and letters move, Enter acts, Esc closes and gives the focus back.
 *
 * It is fixed in the window: scrolling one of its entries into view would otherwise scroll the page, and the menu would return to its button under the
 * finger.
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
  /** Takes something away (sign out, delete). */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** At the end of the row: a `Badge`. */
  readonly aside?: ReactNode;
}

/** One action. */
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
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** Actions under a title that names them as a group. */
export function MenuGroup({ title, children }: MenuGroupProps) {
  return (
    <BaseMenu.Group className={styles['group']}>
      <BaseMenu.GroupLabel className={styles['title']}>{title}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

/** Groups side by side in two columns, where all of them below each other would not fit; one below the other in a narrow window. */
export function MenuColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>;
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <BaseMenu.Separator className={styles['separator']} />;
}
