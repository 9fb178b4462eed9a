import { typedTranslator } from '@site/shared/i18n';
import access from '../locales/zh-CN/access.json';
import brand from '../locales/zh-CN/brand.json';
import reaction from '../locales/zh-CN/reaction.json';
import screen from '../locales/zh-CN/screen.json';
import service from '../locales/zh-CN/service.json';

/** Creates the translator of the services, which are outside of components. */
export const servicesTranslator = typedTranslator({ access, brand, reaction, screen, service });

export type ServicesTranslate = ReturnType<typeof servicesTranslator>;
