import { ownBrand, type AppFacts } from './appFiles';
import { drawSocialPicture, SOCIAL_SIZE } from './socialPicture';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="#c00" /></svg>';
const GILT: AppFacts = {
  brand: { ...ownBrand().brand, mark: `data:image/svg+xml;base64,${Buffer.from(MARK).toString('base64')}` },
  flags: { defaultLanguage: 'zh-TW' },
};

it('draws a PNG of the announced size, the same each time, and not large', async () => {
  const picture = await drawSocialPicture(ownBrand());

  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }).toEqual(SOCIAL_SIZE);
  expect(picture.equals(await drawSocialPicture(ownBrand()))).toBe(true);
  // Some messengers do not show larger pictures.
  expect(picture.length).toBeLessThan(300_000);
});

it('shows the logo of the themed build', async () => {
  expect((await drawSocialPicture(GILT)).equals(await drawSocialPicture(ownBrand()))).toBe(false);
});
