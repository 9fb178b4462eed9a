export { DEMO_GAMES, rtpOf } from './games';
export { startDemoVenue } from './server';
