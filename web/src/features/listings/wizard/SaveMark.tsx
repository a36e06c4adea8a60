/** Whether what was written is kept: a small mark beside the title, and a notice when another device wrote too. */
import { athensTime } from '@estia/contract/athens';
import { saving as words } from '@estia/contract/listings/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../../ui/button.ts';
import { Mark } from './marks.tsx';
import css from './SaveMark.module.css';
import type { SaveState } from './saver.ts';
import type { DraftOnPage } from './use-draft.ts';

export function SaveMark({ locale, state, updatedAt }: { locale: Locale; state: SaveState; updatedAt: string | null }) {
  const at = state.kind === 'saved' ? state.at : state.kind === 'idle' && updatedAt ? Date.parse(updatedAt) : null;
  const text =
    at !== null
      ? words.saved[locale](athensTime(at))
      : state.kind === 'saving' || state.kind === 'offline' || state.kind === 'failed' || state.kind === 'conflict'
        ? words[state.kind][locale]
        : '';
  const isTrouble = state.kind === 'offline' || state.kind === 'failed' || state.kind === 'conflict';
  return (
    <p className={isTrouble ? `${css.mark} ${css.trouble}` : css.mark} role="status">
      {text && <Mark name={isTrouble ? 'cloud' : at === null ? 'clock' : 'check'} />} {text}
    </p>
  );
}

export function SaveTrouble({ locale, draft }: { locale: Locale; draft: DraftOnPage }) {
  if (draft.state.kind !== 'conflict') return null;
  return (
    <div className={css.conflict} role="alert">
      <p>
        <b>{words.conflict[locale]}.</b> {words.conflictText[locale]}
      </p>
      <div>
        <button
          type="button"
          className={buttonClass('main')}
          onClick={() => {
            draft.saver.current?.forget();
            location.reload();
          }}
        >
          {words.load[locale]}
        </button>
        <button type="button" className={buttonClass('line')} onClick={() => void draft.saver.current?.keepMine()}>
          {words.keep[locale]}
        </button>
      </div>
    </div>
  );
}
