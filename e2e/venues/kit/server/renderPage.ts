import type { LocalName } from '../protocol';
import type { PageAssets } from './bundlePage';

export type PageLanguage = 'zh-CN' | 'zh-TW';

/** Game of a venue, as its page and the operator's list name it. */
export interface VenueGame {
  readonly enName: string;
  /** Game code, unique across all venues and part of the game's URL. */
  readonly gameCode: string;
  readonly name: LocalName;
}

interface PageOptions {
  readonly title: string;
  /** Set for the page of a game. */
  readonly gameCode?: string;
  readonly language: PageLanguage;
  readonly assets: PageAssets;
  /** Origins whose pages may frame this one and send it a ticket. */
  readonly hostOrigins: readonly string[];
}

/** Renders the HTML of a page; its script builds the content. */
export function renderPage({ title, gameCode = '', language, assets, hostOrigins }: PageOptions): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="game-code" content="${escapeText(gameCode)}">
<meta name="host-origins" content="${escapeText(hostOrigins.join(' '))}">
<title>${escapeText(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.style.path}">
<script src="${assets.script.path}" defer></script>
</head>
<body></body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
