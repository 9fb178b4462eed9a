import type { HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import { navigationListCall } from '@site/shared/wire/site';

/** Codes of the menu in the operator's order; empty until it is read, and where it cannot be. */
export interface MenuOrder extends Readable<readonly string[]> {
  read(): Promise<void>;
}

/** Reads the operator's navigation list. Implements R-API-002. */
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
