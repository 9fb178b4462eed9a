/** All zh-TW texts of this package. They are loaded as one file. */
export { default as room } from './room.json';
export { default as connection } from './connection.json';
export { default as entry } from './entry.json';
export { default as composer } from './composer.json';
export { default as guest } from './guest.json';
export { default as sharing } from './sharing.json';
export { default as screen } from './screen.json';
export { default as side } from './side.json';
export { default as score } from './score.json';
export { default as prediction } from './prediction.json';
export { default as packet } from './packet.json';
export { default as talk } from './talk.json';
export { default as emoji } from './emoji.json';
export { default as sticker } from './sticker.json';
export { default as people } from './people.json';
export { default as picture } from './picture.json';
export { default as betting } from '@site/shared/ui/betting/zh-TW';
