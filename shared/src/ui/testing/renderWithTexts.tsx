import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n';

/** Renders a primitive that says something by itself, with the Chinese texts of `shared` around it. */
export async function renderWithTexts(element: ReactElement) {
  const i18n = createI18n({ 'zh-CN': () => Promise.resolve({}), 'zh-TW': () => Promise.resolve({}) });
  await i18n.use('zh-CN');
  function Texts({ children }: { readonly children: ReactNode }) {
    return <I18nextProvider i18n={i18n.instance}>{children}</I18nextProvider>;
  }
  return render(element, { wrapper: Texts });
}
