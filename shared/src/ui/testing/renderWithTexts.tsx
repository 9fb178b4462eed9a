import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createI18n, TextsProvider } from '../../i18n';

/** Renders a component that has texts of its own, with the Chinese texts of `shared` loaded. */
export async function renderWithTexts(element: ReactElement) {
  const i18n = createI18n({ 'zh-TW': () => Promise.resolve({}) });
  await i18n.use('zh-CN');
  function Texts({ children }: { readonly children: ReactNode }) {
    return <TextsProvider i18n={i18n}>{children}</TextsProvider>;
  }
  return render(element, { wrapper: Texts });
}
