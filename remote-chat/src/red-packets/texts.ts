import { typedTranslation } from '@site/shared/i18n';
import packet from '../locales/zh-CN/packet.json';

export const useTranslation = typedTranslation({ packet });
