export { startDemoVenues } from './startDemoVenues';
export { DEMO_CATALOGUE } from './catalogue';
