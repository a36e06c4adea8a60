import { it } from 'vitest';
import { expectWords } from '../support/screen-texts.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

it.each(['el', 'en'] as const)(
  '[I18N-1] [MSG-1] no screen to read shows in %s a key, a placeholder or the other language, none scrolls sideways',
  async (locale) => {
    const { page } = await visit({ js: false });
    await expectWords(page, 'reading', locale);
  },
);
