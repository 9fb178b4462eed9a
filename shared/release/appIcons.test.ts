import { APP_ICONS, ownBrand, type AppFacts } from './appFiles';
import { drawAppIcons } from './appIcons';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" /></svg>';
const GILT: AppFacts = {
  ...ownBrand(),
  brand: { ...ownBrand().brand, mark: `data:image/svg+xml;base64,${Buffer.from(MARK).toString('base64')}` },
};

it('draws a square PNG of each size', async () => {
  const icons = await drawAppIcons(ownBrand());

  const sizes = Object.entries(icons).map(([address, png]) => [address, png.readUInt32BE(16), png.readUInt32BE(20)]);
  expect(sizes).toEqual([
    ['/apple-touch-icon.png', 180, 180],
    ['/app-icon-192.png', 192, 192],
    ['/app-icon-512.png', 512, 512],
  ]);
});

it('draws the logo of the themed build', async () => {
  const [own, gilt] = await Promise.all([drawAppIcons(ownBrand()), drawAppIcons(GILT)]);

  for (const address of Object.keys(APP_ICONS)) expect(gilt[address]?.equals(own[address] ?? Buffer.alloc(0))).toBe(false);
});
