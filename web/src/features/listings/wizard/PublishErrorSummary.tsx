/** Why a listing was not published: in words, with a way to the step or page where it is put right. */

import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import { getFieldErrorMessage } from '@estia/contract/field-errors';
import { finishStepMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import { getListingField, isListingFieldName, type WizardStep } from '@estia/contract/listings/fields';
import type { Locale, Pair } from '@estia/contract/pair';
import { localizePath } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { getFieldId } from '../../../ui/form/Field.tsx';
import form from '../../../ui/form/form.module.css';
import { ErrorIcon } from '../../../ui/form/form-icons.tsx';
import { useFocusOnMessage } from '../../../ui/use-focus-on-message.ts';
import type { DraftController } from './draft/use-draft.ts';
import { getErrorFieldLabel } from './ReviewSummary.tsx';
import { stepPath } from './steps.ts';

type Props = {
  locale: Locale;
  draft: DraftController;
  error: { code: ErrorCode; fields: Record<string, string> } | null;
};

const getStepOfField = (name: string): WizardStep =>
  name === 'photos' ? 'photos' : isListingFieldName(name) ? getListingField(name).step : 'general';
/** Where a refusal without fields is put right. */
const helpLinks: Partial<
  Record<
    ErrorCode,
    readonly (readonly [string, keyof typeof words & ('mine' | 'plan' | 'confirmEmail' | 'accountReview')])[]
  >
> = {
  duplicate_property: [['/dashboard/properties', 'mine']],
  email_not_confirmed: [['/auth/confirm', 'confirmEmail']],
  over_limit: [
    ['/dashboard/properties', 'mine'],
    ['/dashboard/user/subscription/plans', 'plan'],
  ],
  account_limited: [
    ['/dashboard/properties', 'mine'],
    ['/dashboard/account-review', 'accountReview'],
  ],
  subscription_expired: [['/dashboard/user/subscription', 'plan']],
};

/** An account that may not publish is told which of the two it is. */
const unapproved: Readonly<Record<string, Pair>> = { waiting: words.waitingAccount, rejected: words.rejectedAccount };

export function PublishErrorSummary({ locale, draft, error: formError }: Props) {
  const box = useFocusOnMessage<HTMLDivElement>(formError);
  if (!formError) return null;
  const { status, ...fields } = formError.fields;
  const why = unapproved[formError.code === 'forbidden' ? (status ?? '') : ''];
  const links = Object.entries(fields).map(([name, code]) => {
    const step = getStepOfField(name);
    const anchor = name === 'district_id' ? 'district' : name;
    return {
      key: name,
      href:
        step === 'finish'
          ? `#${getFieldId(name)}`
          : `${stepPath(locale, draft.draftId, step)}&check=1#${getFieldId(anchor)}`,
      text:
        name === 'right_declared'
          ? words.declareFirst[locale]
          : `${getErrorFieldLabel(name, locale)}: ${getFieldErrorMessage(code)[locale]}`,
    };
  });
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent a form and got it back needs to hear why first.
    <div className={form.summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>
        <ErrorIcon /> {(why ?? getErrorCodeMessage(formError.code))[locale]}
      </h2>
      <ul>
        {links.map(({ key, href, text }) => (
          <li key={key}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {why && (
          <li>
            <a href={pathTo(locale, '/dashboard/user/profile')}>{words.profile[locale]}</a>
          </li>
        )}
        {(helpLinks[formError.code] ?? []).map(([path, word]) => (
          <li key={path}>
            <a href={localizePath(locale, path)}>{words[word][locale]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
