import { createContext, useContext, useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import { Strip } from './Strip';
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

/** The active tab, and what the ids of its button and its panel begin with. */
const ActiveTab = createContext<{ readonly value: string; readonly id: string } | undefined>(undefined);

/** Where a key leads from one of several tabs: around the ends. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs over panels; arrow keys move between tabs, Tab goes on into the panel. For a choice without panels use `Segmented`. */
export function Tabs<Value extends string>({ items, value, onChange, label, variant = 'line', children, className }: TabsProps<Value>) {
  const id = useId();
  const open = items.filter(({ disabled }) => disabled !== true);
  const stop = (open.find((item) => item.value === value) ?? open[0])?.value;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const focused = open.findIndex((item) => tabId(id, item.value) === document.activeElement?.id);
    const next = open[STEPS[event.key]?.(focused, open.length) ?? -1];
    if (focused < 0 || next === undefined) return;
    event.preventDefault();
    const button = [...event.currentTarget.children].find((each) => each.id === tabId(id, next.value));
    if (button instanceof HTMLElement) button.focus();
    if (next.value !== value) onChange(next.value);
  };
  return (
    <div className={cx(styles['root'], className)}>
      <Strip
        role="tablist"
        aria-label={label}
        className={cx(styles['list'], variant !== 'line' && styles[variant])}
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(id, item.value)}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? panelId(id) : undefined}
            aria-disabled={item.disabled}
            tabIndex={item.value === stop ? 0 : -1}
            className={styles['tab']}
            onClick={() => {
              if (item.disabled !== true && item.value !== value) onChange(item.value);
            }}
          >
            {item.label}
            {item.count !== undefined && <span className={styles['count']}>{item.count}</span>}
          </button>
        ))}
      </Strip>
      <ActiveTab value={{ value, id }}>{children}</ActiveTab>
    </div>
  );
}

export interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What one tab shows; only the active one is mounted. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  const active = useContext(ActiveTab);
  if (active?.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(active.id)}
      aria-labelledby={tabId(active.id, value)}
      tabIndex={0}
      className={cx(styles['panel'], className)}
    >
      {children}
    </div>
  );
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

/** There is one at a time. */
function panelId(id: string): string {
  return `${id}-panel`;
}
