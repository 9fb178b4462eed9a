/** The part of react-i18next that is used. By its file: its name is what this module stands for, and would lead back here. */
export { I18nextProvider, initReactI18next, useTranslation } from '../../node_modules/react-i18next/dist/es/index.js';
