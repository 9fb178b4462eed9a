import base from './playwright.config';
const { globalSetup: _g, reporter: _r, ...rest } = base;
export default { ...rest, reporter: 'list', outputDir: '/tmp/pw-out' };
