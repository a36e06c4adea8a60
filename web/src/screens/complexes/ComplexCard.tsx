/** A development in a list: cover, name, place, from which price, stage, completion, units left, whose it is. */
import { complexListMessages as words } from '@estia/contract/complexes/messages';
import type { Locale } from '@estia/contract/pair';
import type { Picture as Stored } from '@estia/contract/photos/model';
import { complexPath, type StartingPrice } from '../../features/complexes/complex-text.ts';
import { localizePath } from '../../platform/locale.ts';
import { AdvertiserAvatar } from '../../ui/AdvertiserAvatar.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './ComplexCard.module.css';

export type ComplexCardView = {
  id: number;
  name: string;
  /** Of the name, when it is not the reader's. */
  lang: Locale | null;
  place: string;
  stage: string;
  completion: string | null;
  unitCount: string;
  from: StartingPrice | null;
  cover: Stored | null;
  agency: { id: number; name: string; gemi: string; logo: string | null };
};

const SIZES = '(max-width: 700px) 100vw, (max-width: 1100px) 50vw, 400px';

export function ComplexCard({ complex, locale, eager }: { complex: ComplexCardView; locale: Locale; eager: boolean }) {
  const { from, completion } = complex;
  return (
    <article className={css.card}>
      <div className={css.top}>
        <Picture className={css.photo} picture={complex.cover} sizes={SIZES} alt="" eager={eager} />
        <span className={css.stage}>{complex.stage}</span>
      </div>
      <div className={css.body}>
        <h2 className={css.name}>
          <a href={localizePath(locale, complexPath(complex.id))} lang={complex.lang ?? undefined}>
            {complex.name}
          </a>
        </h2>
        <p className={css.place}>{complex.place}</p>
        {from && (
          <p className={css.price}>
            <small>{words.from[locale]}</small> {from.price}
            {from.rent && <small> {words.perMonth[locale]}</small>}
          </p>
        )}
        <p className={css.facts}>{[complex.unitCount, completion].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={css.office}>
        <AdvertiserAvatar agencyId={complex.agency.id} name={complex.agency.name} logo={complex.agency.logo} />
        <span>
          {complex.agency.name} · {complex.agency.gemi}
        </span>
      </p>
    </article>
  );
}
