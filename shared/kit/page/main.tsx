import { createRoot } from 'react-dom/client';
import { TextsProvider } from '@site/shared/i18n';
import { i18n } from './i18n';
import { KitPage } from './KitPage';
import { readSettings } from './useSettings';
import '@site/shared/tokens.css';
import '@site/shared/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
await i18n.use(readSettings(window.location.search).locale);
createRoot(root).render(
  <TextsProvider i18n={i18n}>
    <KitPage />
  </TextsProvider>,
);
