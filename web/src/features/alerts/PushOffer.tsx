/**
 * Offered after a search was saved: its alerts as notifications of this browser too. Draws nothing where they are on
 * already, and nothing where the browser cannot show any or was told before not to.
 */
import { pushMessages as words } from '@estia/contract/alerts/push-messages';
import type { Locale } from '@estia/contract/pair';
import { useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './PushOffer.module.css';
import { usePush } from './use-push.ts';

type Props = {
  locale: Locale;
  search: { id: number; by_push: boolean };
  /** Null: the site sends no push messages, or it is not known yet. */
  pushKey: string | null;
};
type Answer = 'none' | 'asked' | 'on' | 'failed';

export function PushOffer({ locale, search: { id, by_push }, pushKey }: Props) {
  const { state, isBusy, isFailed, change } = usePush(pushKey);
  const [answer, setAnswer] = useState<Answer>('none');
  const accept = async () => {
    setAnswer('asked');
    if (state !== 'on' && !(await change(true))) return;
    const isSet =
      by_push ||
      (await callApi('PUT /user/saved-searches/{id}', { params: { id }, body: { by_push: true } }).then(
        () => true,
        () => false,
      ));
    setAnswer(isSet ? 'on' : 'failed');
  };
  if (state === null || state === 'unsupported') return null;
  if (answer === 'none' && (state === 'blocked' || (state === 'on' && by_push))) return null;
  const isOn = answer === 'on';
  const isRefused = state === 'blocked';
  const text = isOn
    ? words.turnedOn
    : isRefused
      ? words.blocked
      : isFailed || answer === 'failed'
        ? words.failed
        : words.offer;
  return (
    <div className={css.offer}>
      <p role="status">{text[locale]}</p>
      {!isOn && !isRefused && (
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={isBusy || undefined}
          onClick={() => void accept()}
        >
          {words.turnOn[locale]}
        </button>
      )}
    </div>
  );
}
