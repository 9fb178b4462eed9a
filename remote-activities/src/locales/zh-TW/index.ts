/** All zh-TW texts of this package. They are loaded as one file. */
export { default as discount } from './discount.json';
export { default as centre } from './centre.json';
export { default as promotion } from './promotion.json';
export { default as prize } from './prize.json';
export { default as race } from './race.json';
export { default as draw } from './draw.json';
export { default as landing } from './landing.json';
export { default as invitation } from './invitation.json';
export { default as carousel } from './carousel.json';
export { default as rebate } from './rebate.json';
export { default as joining } from './joining.json';
export { default as category } from './category.json';
