import { typedTranslation } from '@site/shared/i18n';
import vip from '../locales/zh-CN/vip.json';
import vipDetail from '../locales/zh-CN/vip_detail.json';

export const useTranslation = typedTranslation({ vip, vip_detail: vipDetail });
