import type { StickerName } from './stickers';

/** Colours of the visual design: azurite, malachite, cinnabar, gilt, ink, paper. */
const [BLUE, GREEN, RED, GILT, INK, PAPER] = ['#1f6fc2', '#12694b', '#c2361c', '#e0aa33', '#1d2733', '#f7efe0'];

/** Returns the SVG of a sticker, 96 by 96. */
export function paintSticker(name: StickerName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" stroke-linecap="round" stroke-linejoin="round">${PAINTED[name]()}</svg>`;
}

const PAINTED: Readonly<Record<StickerName, () => string>> = {
  goal: () =>
    `${disc(GREEN)}<g fill="none" stroke="${PAPER}" stroke-width="2.5"><path d="M18 76V28h60v48M18 40h60M18 52h60M18 64h60M30 28v48M42 28v48M54 28v48M66 28v48" opacity=".55"/><path d="M16 78V26h64v52" stroke-width="4"/></g>${ball(54, 58, 17)}`,
  steady: () =>
    `${disc('#dfe9f4')}<path d="M6 76 30 34l14 22 12-20 34 40z" fill="${BLUE}"/><path d="M6 76 30 34l8 12-14 30z" fill="${GREEN}"/><path d="m30 34 6 10-6 4-6-4zM56 36l7 10-7 5-6-5z" fill="${PAPER}"/><circle cx="70" cy="28" r="8" fill="${GILT}"/>`,
  cheer: () =>
    `${disc('#f6ead0')}<path d="M20 44h16l30-18v48L36 58H20z" fill="${RED}" stroke="${INK}" stroke-width="3"/><path d="m30 58 5 18h9l-4-16" fill="${GILT}" stroke="${INK}" stroke-width="3"/><path d="M76 36l8-5M78 50h9M76 63l8 5" ${line(4)}/>`,
  fire: () =>
    `<path d="M50 6c6 16 28 24 28 50a30 30 0 0 1-60 0c0-14 8-20 12-30 4 6 6 8 8 14C44 30 46 18 50 6z" fill="${RED}"/><path d="M49 40c4 10 15 14 15 27a16 16 0 0 1-32 0c0-8 5-11 7-17 3 4 4 5 5 8 3-5 4-11 5-18z" fill="${GILT}"/><path d="M48 64c2 5 7 7 7 13a7 7 0 0 1-14 0c0-5 5-8 7-13z" fill="${PAPER}"/>`,
  win: () => `${ticket(RED)}<path d="m32 50 11 11 22-24" ${line(8, PAPER)}/>${spark(76, 20)}${spark(18, 76)}`,
  lose: () => `${ticket(INK)}<path d="m35 37 26 26M61 37 35 63" ${line(7, '#8a99aa')}/>`,
  wait: () =>
    `${disc('#e3efe9')}<path d="M30 16h36v8c0 12-12 16-12 24s12 12 12 24v8H30v-8c0-12 12-16 12-24S30 36 30 24z" fill="${PAPER}" stroke="${INK}" stroke-width="4"/><path d="M36 30h24c-3 7-9 10-12 16-3-6-9-9-12-16zM34 76c2-8 10-11 14-16 4 5 12 8 14 16z" fill="${GILT}"/>`,
  think: () =>
    `${face(PAPER)}<path d="M30 36q6-6 12-1M54 33q7-4 12 2" ${line(4)}/>${eyes(36, 60, 46, 3.5)}<path d="M40 66h14" ${line(4)}/><path d="M28 78c0-12 6-16 14-14l8 2c4 1 4 6-1 6h-7" fill="${GILT}" stroke="${INK}" stroke-width="3"/>`,
  thanks: () =>
    `${disc('#f5dfd8')}<path d="M48 78C20 60 16 46 20 35c5-12 21-12 28 1 7-13 23-13 28-1 4 11 0 25-28 43z" fill="${RED}"/><path d="M30 40c1-5 5-7 9-6" ${line(4, PAPER)}/>`,
  cry: () =>
    `${face(PAPER)}<path d="M28 38q6-6 12-2M56 36q7-4 12 2" ${line(4)}/><path d="M30 46h10M56 46h10" ${line(4)}/><path d="M36 70q12-11 24 0" ${line(4)}/><path d="M32 50c-5 9-6 13-1 15s8-4 5-9zM64 50c5 9 6 13 1 15s-8-4-5-9z" fill="${BLUE}"/>`,
  laugh: () =>
    `${face(GILT)}<path d="m28 42 6-6 6 6M56 42l6-6 6 6" ${line(4)}/><path d="M28 54h40c0 16-8 24-20 24s-20-8-20-24z" fill="${INK}"/><path d="M38 70c5-5 15-5 20 0-3 5-6 8-10 8s-8-3-10-8z" fill="${RED}"/>`,
  fortune: () =>
    `${disc('#f5dfd8')}<path d="M10 44c10 5 20 8 26 8h24c6 0 16-3 26-8 2 18-14 34-38 34S8 62 10 44z" fill="${GILT}" stroke="#8f5f10" stroke-width="3"/><path d="M28 52c1-20 39-20 40 0-10 6-30 6-40 0z" fill="#f4d273" stroke="#8f5f10" stroke-width="3"/>${spark(20, 24)}${spark(76, 20)}`,
  tiger: () =>
    `<circle cx="24" cy="28" r="11" fill="#d97f2a"/><circle cx="72" cy="28" r="11" fill="#d97f2a"/><circle cx="48" cy="52" r="34" fill="${GILT}"/><path d="M40 22h16M48 18v18M38 29h20" ${line(4, RED)}/><path d="M16 48l10 3M15 60l11-1M80 48l-10 3M81 60l-11-1" ${line(4)}/>${eyes(36, 60, 48, 4.5)}<path d="M43 60h10l-5 5z" fill="${RED}"/><path d="M48 65c0 6-8 8-11 4M48 65c0 6 8 8 11 4" ${line(3)}/>`,
  koi: () =>
    `${disc('#dfe9f4')}<path d="M18 58c6-24 34-34 52-20 8 6 10 14 8 22-14 14-40 16-60-2z" fill="${RED}"/><path d="M22 56C12 50 8 42 8 34c8 2 16 8 20 14M22 58c-8 4-12 12-10 20 8-2 16-8 18-14" fill="${RED}" opacity=".75"/><path d="M40 38c6 8 6 18 0 28M54 34c7 9 7 22 0 32" ${line(4, PAPER)}/><circle cx="68" cy="46" r="4" fill="${INK}"/><path d="M76 30q4-4 8 0M80 22q3-3 6 0" ${line(3, BLUE)}/>`,
  moon: () =>
    `${disc('#0a2e55')}<path d="M60 18a32 32 0 1 0 16 52A28 28 0 0 1 60 18z" fill="${GILT}"/>${spark(66, 32, PAPER)}${spark(78, 52, PAPER)}`,
  tea: () =>
    `${disc('#e3efe9')}<path d="M22 46h46v14a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20z" fill="${GREEN}"/><path d="M68 50h6a9 9 0 0 1 0 18h-7" ${line(5, GREEN)}/><ellipse cx="45" cy="46" rx="23" ry="6" fill="#b98a3c"/><path d="M36 36c-5-6 5-9 0-16M46 34c-5-6 5-9 0-16M56 36c-5-6 5-9 0-16" ${line(3.5, '#8a99aa')}/>`,
};

function disc(fill: string): string {
  return `<circle cx="48" cy="48" r="45" fill="${fill}"/>`;
}

function face(fill: string): string {
  return `<circle cx="48" cy="52" r="38" fill="${fill}" stroke="${INK}" stroke-width="3"/>`;
}

function line(width: number, colour = INK): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}"`;
}

function eyes(left: number, right: number, y: number, r: number): string {
  return `<circle cx="${left}" cy="${y}" r="${r}" fill="${INK}"/><circle cx="${right}" cy="${y}" r="${r}" fill="${INK}"/>`;
}

function ticket(fill: string): string {
  return `<path d="M14 26h68v14a8 8 0 0 0 0 16v18H14V56a8 8 0 0 0 0-16z" fill="${fill}"/><path d="M22 34h52M22 66h52" fill="none" stroke="${PAPER}" stroke-width="2" stroke-dasharray="3 5" opacity=".6"/>`;
}

function ball(x: number, y: number, r: number): string {
  const points = [0, 1, 2, 3, 4].map((corner) => {
    const angle = (corner * 72 - 90) * (Math.PI / 180);
    return `${(x + Math.cos(angle) * r * 0.42).toFixed(1)},${(y + Math.sin(angle) * r * 0.42).toFixed(1)}`;
  });
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="${INK}" stroke-width="2.5"/><polygon points="${points.join(' ')}" fill="${INK}"/>`;
}

function spark(x: number, y: number, fill = GILT): string {
  return `<path d="M${x} ${y - 8}l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="${fill}"/>`;
}
