/** The part of react-i18next that is used. Imported by its file: the package name is aliased to this module. */
export { I18nextProvider, initReactI18next, useTranslation } from '../../node_modules/react-i18next/dist/es/index.js';
