import { typedTranslation } from '@site/shared/i18n';
import assets from '../locales/zh-CN/assets.json';
import autoTransfer from '../locales/zh-CN/auto_transfer.json';
import fundsPicture from '../locales/zh-CN/funds_picture.json';
import locked from '../locales/zh-CN/locked.json';
import venues from '../locales/zh-CN/venues.json';
import wallet from '../locales/zh-CN/wallet.json';

export const useTranslation = typedTranslation({
  assets,
  auto_transfer: autoTransfer,
  funds_picture: fundsPicture,
  locked,
  venues,
  wallet,
});
