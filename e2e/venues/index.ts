export { DEMO_VENUES } from './startDemoVenues';
export { createWalletClient, WalletFailure } from './kit/wallet/createWalletClient';
export { DEMO_CATALOGUE } from './catalogue';
export { playVisit } from './visits';
