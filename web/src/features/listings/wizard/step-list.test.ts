import { wizardSteps } from '@estia/contract/listings/fields';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StepList } from './StepList.tsx';

const drawn = (draftId: number | null, isChange: boolean) =>
  renderToStaticMarkup(
    createElement(StepList, { locale: 'en', step: 'general', reached: 'general', draftId, isChange, form: 'step' }),
  );

it('[POST-5] every step of a listing that is up can be opened at once, before its draft exists and after', () => {
  expect(drawn(null, true).match(/<button type="submit"/g)).toHaveLength(wizardSteps.length - 1);
  expect(drawn(7, true).match(/<a href="[^"]*7/g)).toHaveLength(wizardSteps.length - 1);
});

it('[POST-1] of a new listing only what was filled in is open', () => {
  expect(drawn(7, false)).not.toMatch(/<a |<button/);
});
