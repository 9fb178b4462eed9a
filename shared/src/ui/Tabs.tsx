import { createContext, useContext, useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import { Strip } from './Strip';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Number beside the text, such as the count of open tickets. */
  readonly count?: number | undefined;
  readonly disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly label: string;
  /**
   * Variants: `line` inside a card, `dock` with equal shares of the dock's header, `title` for the two large tabs of
   * sign-in.
   */
  readonly variant?: 'line' | 'dock' | 'title' | undefined;
  /** One `TabPanel` per item, and any content around them. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The active tab, and the prefix of the ids of its button and panel. */
const ActiveTab = createContext<{ readonly value: string; readonly id: string } | undefined>(undefined);

/** Target index of each key among several tabs; arrow keys wrap around the ends. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Renders tabs over panels. Arrow keys move between tabs; Tab moves into the panel. Use `Segmented` for a choice
 * without panels.
 */
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

/** Renders the content of one tab. Only the active one is mounted. */
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

/** Returns the same id for every panel, because only one is mounted at a time. */
function panelId(id: string): string {
  return `${id}-panel`;
}
