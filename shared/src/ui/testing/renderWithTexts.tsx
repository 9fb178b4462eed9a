import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createI18n, TextsProvider } from '../../i18n';

/** Renders a primitive that says something by itself, with the Chinese texts of `shared` around it. */
export async function renderWithTexts(element: ReactElement) {
  const i18n = createI18n({ 'zh-TW': () => Promise.resolve({}) });
  await i18n.use('zh-CN');
  function Texts({ children }: { readonly children: ReactNode }) {
    return <TextsProvider i18n={i18n}>{children}</TextsProvider>;
  }
  return render(element, { wrapper: Texts });
}
