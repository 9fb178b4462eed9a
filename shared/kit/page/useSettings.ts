import { useEffect, useState } from 'react';
import { EDITIONS, LOCALES } from '@site/shared/contract/services';
import type { Edition, Locale } from '@site/shared/contract/services';
import { applyPalette, paletteVariables } from '@site/shared/tokens';
import { BUILDS } from './builds';
import { i18n } from './i18n';

/** Display settings of the whole page. */
export interface Settings {
  readonly edition: Edition;
  readonly build: string;
  readonly locale: Locale;
}

/**
 * Reads the settings in the address (`?edition=professional&build=gilt`). The default of each setting is its first
 * value.
 */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const named = <T extends string>(name: keyof Settings, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === query.get(name)) ?? otherwise;
  return {
    edition: named('edition', EDITIONS, EDITIONS[0]),
    build: named(
      'build',
      BUILDS.map(({ build }) => build),
      'default',
    ),
    locale: named('locale', LOCALES, LOCALES[0]),
  };
}

/** Applies the settings to the document and writes them to the address, so a view can be shared. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(() => readSettings(window.location.search));
  useEffect(() => {
    dress(document.documentElement, settings);
    void i18n.use(settings.locale);
    window.history.replaceState(null, '', `?${new URLSearchParams({ ...settings }).toString()}${window.location.hash}`);
  }, [settings]);
  return [
    settings,
    (change) => {
      setSettings((before) => ({ ...before, ...change }));
    },
  ];
}

function dress(root: HTMLElement, { edition, build, locale }: Settings): void {
  root.dataset['edition'] = edition;
  root.lang = locale;
  for (const { palette } of BUILDS)
    for (const name of Object.keys(palette ? paletteVariables(palette) : {})) root.style.removeProperty(name);
  const palette = BUILDS.find((known) => known.build === build)?.palette;
  if (palette) applyPalette(root, palette);
}
