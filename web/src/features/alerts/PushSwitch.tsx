/** Notifications of this very browser, on or off. Needs script, and says so. */
import { pushMessages as words } from '@estia/contract/alerts/push-messages';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../ui/button.ts';
import grid from '../../ui/form/form-grid.module.css';
import { usePush } from './use-push.ts';

type Props = { locale: Locale; pushKey: string };

export function PushSwitch({ locale, pushKey }: Props) {
  const { state, isBusy, isFailed, change } = usePush(pushKey);
  const text = { unsupported: words.unsupported, blocked: words.blocked, off: words.off, on: words.on };
  return (
    <>
      <noscript>
        <p className={grid.note}>{words.needsScript[locale]}</p>
      </noscript>
      <p role="status">{isFailed ? words.failed[locale] : state !== null && text[state][locale]}</p>
      {(state === 'on' || state === 'off') && (
        <div className={`${grid.actions} ${grid.after}`}>
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={isBusy || undefined}
            onClick={() => void change(state === 'off')}
          >
            {(state === 'on' ? words.turnOff : words.turnOn)[locale]}
          </button>
        </div>
      )}
      {state === 'on' && <p className={`${grid.note} ${grid.after}`}>{words.only[locale]}</p>}
    </>
  );
}
