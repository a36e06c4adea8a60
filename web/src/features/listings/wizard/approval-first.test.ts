import { publicErrorMessages } from '@estia/contract/error-messages';
import { finishStepMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApprovalFirst } from './ApprovalFirst.tsx';
import type { DraftController } from './draft/use-draft.ts';
import { PublishErrorSummary } from './PublishErrorSummary.tsx';

it('[ROLE-5] the last step says that the agency waits and that the draft is saved', () => {
  const draw = (status: string) => renderToStaticMarkup(createElement(ApprovalFirst, { locale: 'el', status }));
  expect(draw('waiting')).toContain(words.waitTitle.el);
  expect(draw('waiting')).toContain(words.waitText.el);
  expect(draw('rejected')).toContain(words.rejectedText.el);
});

it('[ROLE-5] a refusal to publish says that the account is not approved', () => {
  const draw = (fields: Record<string, string>) =>
    renderToStaticMarkup(
      createElement(PublishErrorSummary, {
        locale: 'el',
        draft: { draftId: 1 } as DraftController,
        error: { code: 'forbidden', fields },
      }),
    );
  expect(draw({ status: 'waiting' })).toContain(words.waitingAccount.el);
  expect(draw({ status: 'rejected' })).toContain(words.rejectedAccount.el);
  expect(draw({ status: 'waiting' })).not.toContain(publicErrorMessages.forbidden.el);
  expect(draw({})).toContain(publicErrorMessages.forbidden.el);
});
