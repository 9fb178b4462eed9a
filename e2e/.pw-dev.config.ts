import base from './playwright.config';
export default { ...base, globalSetup: './.pw-dev-setup.ts', reporter: 'list', outputDir: '/tmp/pw-out' };
