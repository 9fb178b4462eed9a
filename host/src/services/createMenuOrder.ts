import type { HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import { navigationListCall } from '@site/shared/wire/site';

/** Menu codes in the operator's order. Empty until loaded, and when loading fails. */
export interface MenuOrder extends Readable<readonly string[]> {
  read(): Promise<void>;
}

/** Creates the menu order, which reads the operator's navigation list. Implements R-API-002. */
export function createMenuOrder(http: HttpService): MenuOrder {
  const { get, subscribe, set } = createCell<readonly string[]>([]);
  return {
    get,
    subscribe,
    async read() {
      const result = await http.send(navigationListCall, {}, { onError: 'silent' });
      if (result.ok) set(result.data.list.map(({ code }) => code));
    },
  };
}
