/** All zh-TW texts of this package, which come in one file. */
export { default as part } from './part.json';
export { default as channel } from './channel.json';
export { default as board } from './board.json';
export { default as match } from './match.json';
export { default as schedule } from './schedule.json';
export { default as odds } from './odds.json';
export { default as slip } from './slip.json';
export { default as tickets } from './tickets.json';
export { default as home } from './home.json';
export { default as builder } from './builder.json';
export { default as clock } from './clock.json';
export { default as quick_bet } from './quick_bet.json';
export { default as quick_stakes } from './quick_stakes.json';
export { default as placement } from './placement.json';
export { default as score } from './score.json';
export { default as picks } from './picks.json';
export { default as betting } from '@site/shared/betting/zh-TW';
