import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { cx } from './cx';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A number beside the words, such as how many tickets are open. */
  readonly count?: number | undefined;
  readonly disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Names the list of tabs. */
  readonly label: string;
  /** line: inside a card · dock: equal shares of the dock's head · title: the large pair of sign-in. */
  readonly variant?: 'line' | 'dock' | 'title' | undefined;
  /** One `TabPanel` per item, and anything around them. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The active tab, so that a panel that is left goes at once: Base UI keeps it for a frame, below the new one, where both would be seen. */
const ActiveTab = createContext<string | undefined>(undefined);

/** Tabs over panels; arrow keys move between tabs, Tab goes on into the panel. For a choice without panels use `Segmented`. */
export function Tabs<Value extends string>({ items, value, onChange, label, variant = 'line', children, className }: TabsProps<Value>) {
  // Base UI hands back what it was given, typed as any; look the value up instead of trusting a cast.
  const handleChange = (next: unknown) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item !== undefined) onChange(item.value);
  };
  return (
    <BaseTabs.Root value={value} onValueChange={handleChange} className={cx(styles['root'], className)}>
      <BaseTabs.List aria-label={label} activateOnFocus className={cx(styles['list'], variant !== 'line' && styles[variant])}>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} disabled={item.disabled} className={styles['tab']}>
            {item.label}
            {item.count !== undefined && <span className={styles['count']}>{item.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <ActiveTab.Provider value={value}>{children}</ActiveTab.Provider>
    </BaseTabs.Root>
  );
}

export interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What one tab shows; only the active one is mounted. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  if (useContext(ActiveTab) !== value) return null;
  return (
    <BaseTabs.Panel value={value} className={cx(styles['panel'], className)}>
      {children}
    </BaseTabs.Panel>
  );
}
