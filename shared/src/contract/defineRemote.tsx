import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createI18n, type LocaleLoaders } from '../i18n';
import { RemoteRoot, type RootProps } from './RemoteRoot';
import type { RemoteId, RemoteLifecycles, RemoteProps, RequestedView, ViewProps } from './remoteProps';

/** Module of a screen or widget. */
export interface ViewModule {
  readonly View: React.ComponentType<ViewProps>;
}

type ViewLoaders = Readonly<Record<string, () => Promise<ViewModule>>>;

export interface RemoteDefinition {
  readonly id: RemoteId;
  /** Loaders by route name. */
  readonly screens: ViewLoaders;
  /** Loaders by the name under which a page or the frame requests a widget. */
  readonly widgets: ViewLoaders;
  readonly locales: LocaleLoaders;
}

/**
 * Turns the definition of a remote into the standard single-spa lifecycles, so that any single-spa root can mount it.
 *
 * The view and the texts are loaded before the mount, because `React.lazy` would throttle the reveal. A first render
 * that throws is reported to the root through `onError` and the mount still settles; with single-spa-react alone it
 * would never settle. An update with another `attempt` renders again after a failure; an update with another view shows
 * that view.
 */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  const i18n = createI18n(definition.locales);
  const rendered = new Set<string>();
  const lifecycles = singleSpaReact<RootProps>({
    React,
    ReactDOMClient,
    rootComponent: RemoteRoot,
    suppressComponentDidCatchWarning: true,
    // The typings of the library also require single-spa's own props, which it only passes on.
  }) as unknown as Record<'bootstrap' | 'mount' | 'update' | 'unmount', (props: RemoteProps) => Promise<unknown>>;

  async function prepare(props: RemoteProps): Promise<RootProps> {
    const [module] = await Promise.all([loadView(definition, props.view), i18n.use(props.services.locale.get())]);
    return { ...props, View: module.View, i18n };
  }

  return {
    bootstrap: (props) => lifecycles.bootstrap(props),
    async mount(props) {
      const ready = await prepare(props);
      rendered.add(props.name);
      await lifecycles.mount(ready);
    },
    async update(props) {
      await lifecycles.update(await prepare(props));
    },
    async unmount(props) {
      // A mount that failed while loading has rendered nothing, and single-spa-react would wait for its unmount
      // forever.
      if (rendered.delete(props.name)) await lifecycles.unmount(props);
    },
  };
}

function loadView(definition: RemoteDefinition, view: RequestedView): Promise<ViewModule> {
  const loaders = view.kind === 'screen' ? definition.screens : definition.widgets;
  const load = Object.hasOwn(loaders, view.id) ? loaders[view.id] : undefined;
  return load ? load() : Promise.reject(new Error(`remote ${definition.id} has no ${view.kind} "${view.id}"`));
}
