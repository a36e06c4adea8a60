import { expect, it } from 'vitest';
import { writeFeed, zip } from '../../../../../testing/feeds/write-feed.ts';
import { defaultFeedLimits } from '../feed-item.ts';
import { createZipNames } from './zip-names.ts';
import { openZipPhotos } from './zip-photo.ts';

const options = { limits: defaultFeedLimits, most: 1_000 };

it('[EXTS-1] a photo is taken out of the ZIP by its name, and never more of it than a photo may have', async () => {
  const file = writeFeed(zip({ 'feed.xml': '<a/>', 'images/1.jpg': 'photo', 'images/2.jpg': Buffer.alloc(2_000, 1) }));
  const photos = await openZipPhotos(file, options);
  expect(await photos.read('images/1.jpg')).toEqual({ bytes: Buffer.from('photo') });
  expect(await photos.read('images/2.jpg')).toEqual({ problem: 'too_large' });
  expect(await photos.read('1.jpg')).toEqual({ problem: 'not_in_zip' });
  photos.close();
  await expect(openZipPhotos(writeFeed('no zip'), options)).rejects.toMatchObject({ name: 'BrokenFeedError' });
});

it('[EXTS-1] a file is found without its folder, in other case and with accents in two signs, but never guessed', () => {
  const find = createZipNames(
    ['Images/Σαλόνι.JPG', 'a/1.jpg', 'b/1.jpg'].map((name) => ({ name, version: `of ${name}` })),
  );
  for (const name of ['Images/Σαλόνι.JPG', 'images/σαλόνι.jpg', 'σαλόνι.jpg', 'Σαλόνι.jpg'.normalize('NFD')])
    expect(find(name)?.name).toBe('Images/Σαλόνι.JPG');
  expect(find('b/1.jpg')).toEqual({ name: 'b/1.jpg', version: 'of b/1.jpg' });
  expect(find('1.jpg')).toBeNull();
  expect(find('c/1.jpg')).toBeNull();
});
