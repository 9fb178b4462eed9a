import type { HttpService } from '@site/shared/contract/http';
import { onlineServiceCall } from '@site/shared/wire/site';
import type { ServicesTranslate } from './texts';
import type { OverlayService, DialogOptions } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';

export interface OnlineServicePorts {
  readonly http: HttpService;
  readonly overlays: Pick<OverlayService, 'toast'> & {
    dialog(options: DialogOptions & { readonly sign: IconName }): ReturnType<OverlayService['dialog']>;
  };
  readonly t: ServicesTranslate;
  readonly openTab: (url: string) => void;
}

/**
 * Handles a click on online service: shows the safety tip, and opens the service in a new tab only after it is
 * confirmed.
 *
 * Implements R-SERVICE-01 to R-SERVICE-07, R-API-006.
 */
export async function openOnlineService({ http, overlays, t, openTab }: OnlineServicePorts): Promise<void> {
  const answer = await overlays.dialog({
    title: t('service.title'),
    message: t('service.warning'),
    showCancel: true,
    sign: 'shield',
    confirmText: t('service.confirm'),
  });
  if (answer !== 'confirmed') return;
  const result = await http.send(onlineServiceCall, {});
  if (!result.ok) return;
  // The platform must not be able to open `javascript:` addresses, so accept only http(s).
  if (/^https?:\/\//i.test(result.data.url)) openTab(result.data.url);
  else overlays.toast(t('service.unavailable'), 'warning');
}
