import { shanghaiTime } from '@site/shared/calendar';
import { showMoney } from '../kit/showMoney';
import type { CashierOrder } from '../kit/operator';
import texts from './texts.json';

export type CashierLanguage = keyof typeof texts;

export const CASHIER_STYLE_PATH = '/cashier/style.css';

interface CashierView {
  /** Null when the ticket is unknown. */
  readonly order: CashierOrder | null;
  readonly payPath: string;
  readonly language: CashierLanguage;
}

/**
 * Renders the page at which an order is paid, or which shows its final state. It has no script: its only button submits
 * a form.
 */
export function renderCashier({ order, payPath, language }: CashierView): string {
  const state = order?.state ?? 'unknown';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts[language].title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${CASHIER_STYLE_PATH}">
</head>
<body>
<main data-state="${state}">
${order?.state === 'waiting' ? renderWaiting(order, payPath, language) : renderEnd(state, language)}
</main>
</body>
</html>
`;
}

function renderWaiting({ orderId, amount, expiresAt }: CashierOrder, payPath: string, language: CashierLanguage): string {
  const words = texts[language];
  const sum = showMoney(amount);
  return `<h1>${words.title}</h1>
<dl>
<div><dt>${words.order}</dt><dd>${orderId}</dd></div>
<div><dt>${words.amount}</dt><dd>${sum}</dd></div>
</dl>
<p>${words.until.replace('{{until}}', clockTime(expiresAt))}</p>
<form method="post" action="${payPath}"><button type="submit">${words.pay.replace('{{amount}}', sum)}</button></form>
<p>${words.note}</p>`;
}

function renderEnd(state: Exclude<CashierOrder['state'], 'waiting'> | 'unknown' | 'waiting', language: CashierLanguage): string {
  const end = state === 'waiting' ? 'unknown' : state;
  return `<h1>${texts[language][end]}</h1>\n<p>${texts[language][`${end}_hint`]}</p>`;
}

function clockTime(moment: Date): string {
  return shanghaiTime(moment.getTime()).time.slice(0, 'hh:mm'.length);
}
