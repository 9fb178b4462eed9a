import type { RouteName } from '@site/shared/contract';

/** The waiting page on which a method's order is shown. A method whose page does not stand is not offered. */
const WAITING_PAGES = { transfer: 'transferWait' } as const satisfies Partial<Record<string, RouteName>>;

export function waitingPageOf(kind: string): 'transferWait' | undefined {
  return Object.hasOwn(WAITING_PAGES, kind) ? WAITING_PAGES[kind as keyof typeof WAITING_PAGES] : undefined;
}
