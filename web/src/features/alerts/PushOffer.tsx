/** Offered after a search was saved: the same alerts as notifications of this browser. Says nothing where it cannot be. */
import { pushMessages as words } from '@estia/contract/alerts/push-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './PushOffer.module.css';
import { usePush } from './use-push.ts';

export function PushOffer({ locale, savedSearch }: { locale: Locale; savedSearch: number }) {
  const [pushKey, setPushKey] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    callApi('GET /user/alert-settings').then(
      ({ push_key }) => setPushKey(push_key),
      () => {},
    );
  }, []);
  const { state, isBusy, isFailed, change } = usePush(pushKey);
  const wasOn = state === 'on' && !isDone && !isBusy;
  const accept = async () => {
    if (!(await change(true))) return;
    await callApi('PUT /user/saved-searches/{id}', { params: { id: savedSearch }, body: { by_push: true } }).catch(
      () => {},
    );
    setDone(true);
  };
  if (pushKey === null || state === null || state === 'unsupported' || wasOn) return null;
  return (
    <div className={css.offer}>
      <p role="status">
        {isDone
          ? words.turnedOn[locale]
          : state === 'blocked'
            ? words.blocked[locale]
            : isFailed
              ? words.failed[locale]
              : words.offer[locale]}
      </p>
      {!isDone && state !== 'blocked' && (
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
