import './PromotionsScreen.css';

export { bootstrap, mount, unmount, update } from './lifecycles';
