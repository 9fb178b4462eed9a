import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { TextsProvider, type PackageI18n } from '../i18n';
import { RemountBoundary } from '../remount';
import type { RemoteProps, ViewProps } from './remoteProps';
import { ServicesContext } from './ServicesContext';
import { ViewBoundary } from './ViewBoundary';

export interface RootProps extends RemoteProps {
  readonly View: ComponentType<ViewProps>;
  readonly i18n: PackageI18n;
}

/** Wraps every mounted view in its error boundary, services and texts. */
export function RemoteRoot({ View, view, i18n, services, attempt = 0, onReady, onError }: RootProps) {
  useEffect(
    () =>
      services.locale.subscribe((locale) => {
        i18n.use(locale).catch((error: unknown) => {
          services.logger.warn('locale not loaded', { locale, error });
        });
      }),
    [services, i18n],
  );

  return (
    <ViewBoundary attempt={attempt} onError={onError}>
      <ServicesContext value={services}>
        <TextsProvider i18n={i18n}>
          <RemountBoundary>
            <View key={`${view.kind}/${view.id}`} params={view.params} />
          </RemountBoundary>
          <Painted onReady={onReady} />
        </TextsProvider>
      </ServicesContext>
    </ViewBoundary>
  );
}

/**
 * Reports before the browser paints, so that the placeholder is removed in the same frame in which the view appears.
 */
function Painted({ onReady }: { readonly onReady: (() => void) | undefined }) {
  useLayoutEffect(() => {
    onReady?.();
  }, [onReady]);
  return null;
}
