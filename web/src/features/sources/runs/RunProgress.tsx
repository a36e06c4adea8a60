/** How far a run is. Script asks again while somebody looks, less and less often; without it there is a link that does. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import type { SourceRun } from '@estia/contract/sources/source-model';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../platform/api-client.ts';
import { useCurrentPath } from '../../../platform/use-current-path.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ProgressBar } from '../../../ui/Panel.tsx';
import css from './run.module.css';

const FIRST_MS = 1_500;
const SLOWEST_MS = 15_000;
const SLOWER_BY = 1.15;
/** Photos of a slow host may take hours: nobody looks at a page that long. */
const MAX_MS = 20 * 60_000;

/** The run as it is now. Where its stage has changed, the whole page is read again. */
function useLiveRun(drawn: SourceRun): { run: SourceRun; isStopped: boolean } {
  const [fresh, setFresh] = useState<SourceRun | null>(null);
  const [isStopped, setStopped] = useState(false);
  const { revalidate } = useRevalidator();
  const { id, state } = drawn;
  const stage = drawn.progress?.stage ?? null;
  useEffect(() => {
    if (stage === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let waited = 0;
    let pause = FIRST_MS;
    const wait = () => {
      if (isOver) return;
      if (waited >= MAX_MS) return setStopped(true);
      timer = setTimeout(look, pause);
      waited += pause;
      pause = Math.min(pause * SLOWER_BY, SLOWEST_MS);
    };
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const answer = await callApi('GET /sources/runs/{id}', { params: { id } }).catch(() => null);
        if (isOver) return;
        if (answer && (answer.run.state !== state || (answer.run.progress?.stage ?? null) !== stage)) {
          // The page around says other things from here on; drawn anew, it asks again if there is more to wait for.
          await revalidate().catch(() => {});
        } else if (answer) setFresh(answer.run);
      }
      wait();
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, state, stage, revalidate]);
  return { run: fresh?.id === id && fresh.progress?.stage === stage ? fresh : drawn, isStopped };
}

const titles = { waiting: words.waiting, reading: words.reading, applying: words.applying, photos: null } as const;

export function RunProgress({ locale, run: drawn }: { locale: Locale; run: SourceRun }) {
  const { run, isStopped } = useLiveRun(drawn);
  const currentPath = useCurrentPath();
  const { progress } = run;
  if (!progress) return null;
  const { stage, done, total } = progress;
  const count = (n: number) => formatCount(n, locale);
  const title = titles[stage];
  return (
    <div className={css.progress}>
      {title && (
        <p className={css.headline} role="status">
          {title[locale]}
        </p>
      )}
      {total !== null && total > 0 ? (
        <ProgressBar
          label={(stage === 'photos' ? words.photosFetched : words.applied)[locale](count(done), count(total))}
          value={done}
          of={total}
        />
      ) : (
        stage === 'reading' && done > 0 && <p className="num">{words.readSoFar[locale](done, count(done))}</p>
      )}
      {stage === 'photos' && <p className={css.note}>{words.photosText[locale]}</p>}
      {(stage === 'waiting' || stage === 'reading') && <p className={css.note}>{words.readingText[locale]}</p>}
      {isStopped ? (
        <RefreshLink locale={locale} path={currentPath} />
      ) : (
        <noscript>
          <RefreshLink locale={locale} path={currentPath} />
        </noscript>
      )}
    </div>
  );
}

function RefreshLink({ locale, path }: { locale: Locale; path: string }) {
  return (
    <a className={buttonClass('outline')} href={path}>
      {words.refresh[locale]}
    </a>
  );
}
