/** The first thing one sees: a picture, one sentence, the search. */
import type { Locale } from '@estia/contract/pair';
import { popular } from '@estia/contract/places/messages';
import { searchPath } from '@estia/contract/search/codec';
import { heroText, heroTextPlain, heroTitle } from '@estia/contract/search/messages';
import type { Purpose } from '@estia/contract/search/model';
import { homeImageUrl } from '@estia/contract/site/home-image';
import { useState } from 'react';
import duskSmall from '../../art/hero-dusk-960.webp';
import dusk from '../../art/hero-dusk-1920.webp';
import nightSmall from '../../art/hero-night-960.webp';
import night from '../../art/hero-night-1920.webp';
import { PlaceField } from '../../features/places/PlaceField.tsx';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import { popularPlaces } from '../../features/places/popular-places.ts';
import { HeroSearch } from '../../features/search/HeroSearch.tsx';
import { RecentSearchLinks } from '../../features/search/history/RecentSearchLinks.tsx';
import { localizePath } from '../../platform/locale.ts';
import css from './Hero.module.css';
import { HeroImageAdmin } from './HeroImageAdmin.tsx';

const loadRecent = () => import('../../features/search/history/recent-options.ts');

type Props = {
  locale: Locale;
  categories: readonly { id: number; name: string }[];
  live: number | null;
  /** What an admin chose instead of our drawing. */
  image: string | null;
};

/** A phone shows a narrow cut of the picture: the small file is enough at any pixel density. */
const SIZES = '(max-width: 700px) 320px, 76vw';

export function Hero({ locale, categories, live, image }: Props) {
  const [places, setPlaces] = useState<readonly PlaceTag[]>([]);
  const [purpose, setPurpose] = useState<Purpose>('sale');
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <picture className={css.picture}>
        {!image && (
          <source
            srcSet={`${nightSmall} 960w, ${night} 1920w`}
            sizes={SIZES}
            media="(prefers-color-scheme: dark)"
            width={1920}
            height={1440}
          />
        )}
        <img
          src={image ? homeImageUrl(image, 960) : duskSmall}
          srcSet={
            image
              ? `${homeImageUrl(image, 960)} 960w, ${homeImageUrl(image, 1920)} 1920w`
              : `${duskSmall} 960w, ${dusk} 1920w`
          }
          sizes={SIZES}
          width={1920}
          height={1440}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className="wrap">
        <div className={css.say}>
          <h1 id="hero-title">{heroTitle[locale]}</h1>
          <p className={css.sub}>{live === null ? heroTextPlain[locale] : heroText[locale](live)}</p>
        </div>
        <HeroSearch
          locale={locale}
          categories={categories}
          purpose={purpose}
          onPurpose={setPurpose}
          where={
            <PlaceField
              locale={locale}
              places={places}
              onChange={setPlaces}
              variant="pill"
              required
              loadRecent={loadRecent}
            />
          }
        />
        <RecentSearchLinks locale={locale}>
          <p className={css.popular}>
            <span>{popular[locale]}</span>
            {popularPlaces.map((place) => (
              <a
                key={place.name.en}
                href={localizePath(locale, searchPath({ for: purpose, category_id: 1, ...place.filter }))}
              >
                {place.name[locale]}
              </a>
            ))}
          </p>
        </RecentSearchLinks>
      </div>
      <HeroImageAdmin locale={locale} isCustom={image !== null} />
    </section>
  );
}
