import { createRoot } from 'react-dom/client';
import { TextsProvider, toLocale } from '@site/shared/i18n';
import { i18n } from './i18n';
import { OpsPage } from './OpsPage';
import '@site/shared/tokens.css';
import '@site/shared/base.css';
import { ignoreRepeatedPresses } from '@site/shared/input/ignoreRepeatedPresses';
import { restoreTranslatedTexts } from '@site/shared/remount';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

let isTouched = true;
for (const event of ['pointerdown', 'keydown'] as const) {
  window.addEventListener(event, () => {
    isTouched = true;
  });
}
/** Returns true when the user has used the page since the last call of this function; it runs before each request. */
function isAttended(): boolean {
  const answer = isTouched;
  isTouched = false;
  return answer;
}

const locale = toLocale(navigator.language);
document.documentElement.lang = locale;
await i18n.use(locale);
// This page decides on payments, so ignore repeated presses.
ignoreRepeatedPresses(document);
restoreTranslatedTexts(document);
createRoot(root).render(
  <TextsProvider i18n={i18n}>
    <OpsPage fetch={(input, init) => window.fetch(input, init)} isAttended={isAttended} />
  </TextsProvider>,
);
