/** Whether what was written is saved: a small mark beside the title, and a notice when another device wrote too. */

import { athensTime } from '@estia/contract/athens';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { draftSavingMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { addNextParam } from '../../../platform/session.ts';
import { useCurrentPath } from '../../../platform/use-current-path.ts';
import { buttonClass } from '../../../ui/button.ts';
import { errorHelpLinks } from '../../../ui/form/error-help-links.ts';
import { isTrouble, type SaveState } from './draft/draft-autosave.ts';
import type { DraftController } from './draft/use-draft.ts';
import css from './SaveStatus.module.css';
import { WizardIcon } from './WizardIcon.tsx';

/** The only limit that saving meets is how many drafts one may have. */
const DRAFTS = '/dashboard/properties?state=drafts';

export function SaveStatus({
  locale,
  state,
  updatedAt,
}: {
  locale: Locale;
  state: SaveState;
  updatedAt: string | null;
}) {
  const at = state.kind === 'saved' ? state.at : state.kind === 'idle' && updatedAt ? Date.parse(updatedAt) : null;
  const text =
    at !== null
      ? words.saved[locale](athensTime(at))
      : state.kind === 'idle' || state.kind === 'saved'
        ? ''
        : words[state.kind][locale];
  const trouble = isTrouble(state);
  return (
    <p className={trouble ? `${css.mark} ${css.trouble}` : css.mark} role="status">
      {text && <WizardIcon name={trouble ? 'cloud' : at === null ? 'clock' : 'check'} />} {text}
    </p>
  );
}

export function SaveConflictNotice({ locale, draft }: { locale: Locale; draft: DraftController }) {
  const currentPath = useCurrentPath();
  if (draft.state.kind === 'loggedOut')
    return (
      <div className={css.conflict} role="alert">
        <p>
          <b>{words.loggedOut[locale]}</b> {words.loggedOutText[locale]}
        </p>
        <div>
          <a className={buttonClass('primary')} href={addNextParam(pathTo(locale, '/auth/login'), currentPath)}>
            {words.logIn[locale]}
          </a>
        </div>
      </div>
    );
  if (draft.state.kind === 'refused') {
    const { code } = draft.state;
    const isFull = code === 'over_limit';
    const way = isFull ? ([DRAFTS, words.toDrafts] as const) : errorHelpLinks[code];
    return (
      <div className={css.conflict} role="alert">
        <p>
          <b>{words.refused[locale]}</b> {(isFull ? words.draftsFull : getErrorCodeMessage(code))[locale]}
        </p>
        {way && (
          <div>
            <a className={buttonClass('outline')} href={localizePath(locale, way[0])}>
              {way[1][locale]}
            </a>
          </div>
        )}
      </div>
    );
  }
  if (draft.state.kind !== 'conflict') return null;
  return (
    <div className={css.conflict} role="alert">
      <p>
        <b>{words.conflict[locale]}.</b> {words.conflictText[locale]}
      </p>
      <div>
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => {
            draft.saver.current?.forget();
            location.reload();
          }}
        >
          {words.load[locale]}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => void draft.saver.current?.overwriteDraft()}
        >
          {words.keepVersion[locale]}
        </button>
      </div>
    </div>
  );
}
