/** Names of the places that stored searches mention, asked once for each place. */
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { callApi } from '../../../platform/api-client.ts';

/** As many as one call answers. */
const MAX_PER_CALL = 10;

type Names = Readonly<Record<string, string>>;
type State = { names: Names; status: 'loading' | 'done' | 'failed' };

async function loadPlaceNames(values: readonly string[], locale: Locale): Promise<Names> {
  const request: Promise<Names>[] = [];
  for (let at = 0; at < values.length; at += MAX_PER_CALL) {
    const some = values.slice(at, at + MAX_PER_CALL).join(',');
    request.push(
      callApi('GET /property/places/by-value', { query: { values: some } }).then(({ options }) =>
        Object.fromEntries(options.map((option) => [option.value, option.name[locale]])),
      ),
    );
  }
  return Object.assign({}, ...(await Promise.all(request)));
}

/** `known` are names that came with the page. */
export function usePlaceNames(values: readonly string[], known: Names, locale: Locale) {
  const [state, setState] = useState<State>({ names: known, status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const missing = [...new Set(values)].filter((value) => !(value in state.names)).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (missing === '') {
      setState((was) => ({ ...was, status: 'done' }));
      return;
    }
    let current = true;
    setState((was) => ({ ...was, status: 'loading' }));
    loadPlaceNames(missing.split(','), locale).then(
      (found) => {
        // A place that is no more has no name: it must not be asked for over and over.
        const all = Object.fromEntries(missing.split(',').map((value) => [value, found[value] ?? '']));
        if (current) setState((was) => ({ names: { ...was.names, ...all }, status: 'done' }));
      },
      () => {
        if (current) setState((was) => ({ ...was, status: 'failed' }));
      },
    );
    return () => {
      current = false;
    };
  }, [missing, locale, attempt]);
  return { ...state, again: () => setAttempt((n) => n + 1) };
}
