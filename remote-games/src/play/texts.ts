import { typedTranslation } from '@site/shared/i18n';
import bringBack from '../locales/zh-CN/bring_back.json';
import leave from '../locales/zh-CN/leave.json';
import play from '../locales/zh-CN/play.json';
import session from '../locales/zh-CN/session.json';

export const useTranslation = typedTranslation({ bring_back: bringBack, leave, play, session });
