import type { ReactNode } from 'react';
import type { DeploymentManifest, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract';
import { createI18n, TextsProvider, type Locale } from '@site/shared/i18n';
import { CompositionContext } from '../CompositionContext';
import { createDisableGuards } from '../createDisableGuards';
import type { BuildLoader } from '../remoteLoader';
import { isOfCurrentBuild } from '../isOfCurrentBuild';
import { createPageGuard } from '../pageGuard';
import { createRemoteStore } from '../remoteStore';
import { compositionTranslator } from '../texts';
import { aBuild, aManifest, aRoot } from './builders';

interface PageOptions {
  /** Code of every build, unless `load` is mocked otherwise. */
  readonly remote: RemoteLifecycles;
  readonly sports?: RemoteDeployment | undefined;
  readonly locale?: Locale | undefined;
}

/** Renders a page with the sports remote, without the shell around it. */
export async function aPageWith({ remote, sports = { enabled: true, active: aBuild() }, locale = 'zh-CN' }: PageOptions) {
  const { root, host } = aRoot({ locale });
  const load = jest.fn<Promise<RemoteLifecycles>, Parameters<BuildLoader['load']>>(() => Promise.resolve(remote));
  const begin = jest.fn();
  const onContactService = jest.fn();
  const refetch = jest.fn<Promise<DeploymentManifest | undefined>, []>(() => Promise.resolve(undefined));
  const store = createRemoteStore({
    manifest: aManifest({ sports }),
    refetch,
    loader: { load, begin, connect: jest.fn() },
    logger: root.logger,
    canaryDraw: 0,
    random: () => 0.204518,
  });
  const i18n = createI18n({ 'zh-TW': () => import('../../locales/zh-TW') });
  await i18n.use(locale);
  const disableGuards = createDisableGuards({
    store,
    overlays: root.overlays,
    locale: root.locale,
    t: compositionTranslator(i18n),
  });
  const pageGuard = createPageGuard({
    document,
    logger: root.logger,
    isOfBuild: (href) => isOfCurrentBuild(store, href),
    isOwnAttribute: () => true,
  });
  const mountNotes = { start: () => ({ remove: jest.fn(), painted: jest.fn() }) };
  const within = (children: ReactNode) => (
    <TextsProvider i18n={i18n}>
      <CompositionContext value={{ store, disableGuards, mountNotes, pageGuard, services: root, onContactService }}>
        {children}
      </CompositionContext>
    </TextsProvider>
  );
  const deploy = (deployment: RemoteDeployment) => {
    store.apply(aManifest({ sports: deployment }, { revision: store.revision + 1 }));
  };
  return { within, host, load, begin, store, refetch, deploy, onContactService };
}
