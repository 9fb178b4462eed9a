import { typedTranslation } from '@site/shared/i18n';
import sticker from '../locales/zh-CN/sticker.json';

export const useTranslation = typedTranslation({ sticker });
