/** One home, as offered for sale or for rent: /properties/for-sale/123. */
import { railWords, listingWords as words } from '@estia/contract/listings/messages';
import { Fragment, useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Heart } from '../features/favorites/Heart.tsx';
import { noteOpened } from '../features/favorites/homes-memory.ts';
import { SaveButton } from '../features/favorites/SaveButton.tsx';
import { Advertiser } from '../features/listings/Advertiser.tsx';
import { Card } from '../features/listings/Card.tsx';
import { placeLine } from '../features/listings/card-line.ts';
import { crumbsOf } from '../features/listings/crumbs.ts';
import { EnergyScale } from '../features/listings/EnergyScale.tsx';
import { Amenities, Description, FactGrid, MainFacts } from '../features/listings/Facts.tsx';
import { Gallery, PhotosWithoutScript } from '../features/listings/Gallery.tsx';
import { Glyph } from '../features/listings/Glyph.tsx';
import { listCard } from '../features/listings/list-card.ts';
import { headDescription, headPicture, headTitle, listingJsonLd } from '../features/listings/listing-head.ts';
import { AdPapers, OfferBar, OfferPanel, OtherOffer, Price } from '../features/listings/Offer.tsx';
import { textFor } from '../features/listings/own-text.ts';
import { Place, streetLine } from '../features/listings/Place.tsx';
import { PriceHistory } from '../features/listings/PriceHistory.tsx';
import { barePropertyPath, propertyPath } from '../features/listings/property-path.ts';
import { PrintButton, ShareButton } from '../features/listings/ShareActions.tsx';
import { fromLoader, publicFor } from '../platform/caching.ts';
import { notFound, orRaise, settle } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, to, useLocale } from '../platform/locale.ts';
import { thisMinute } from '../platform/this-minute.ts';
import { Rail } from '../ui/Rail.tsx';
import css from './listing.module.css';

const purposes = { 'for-sale': 'sale', 'for-rent': 'rent' } as const;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const purpose = purposes[params.for as keyof typeof purposes];
  if (purpose === undefined || !/^[1-9]\d{0,14}$/.test(params.property_id ?? '')) return notFound();
  const query = { for: purpose, property_id: Number(params.property_id) };
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const now = thisMinute();
  const [{ property }, similar] = await Promise.all([
    orRaise(ask('GET /property', { query })),
    settle(ask('GET /property/similar', { query })),
  ]);
  return data(
    {
      home: property,
      similar: similar.ok ? similar.value.properties.map((card) => listCard(card, locale, now)) : [],
      now,
      origin: originFrom(context),
    },
    { headers: publicFor(60) },
  );
}

export const headers = fromLoader;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { home, origin } = loaderData;
  const locale = localeOf(location.pathname);
  const image = headPicture(home);
  return head({
    origin,
    locale,
    path: barePropertyPath(home),
    title: headTitle(home, locale),
    description: headDescription(home, locale),
    ...(image ? { image } : {}),
    kind: 'article',
    jsonLd: listingJsonLd(home, crumbsOf(home, locale), origin, locale),
  });
};

export default function Listing() {
  const { home, similar, now } = useLoaderData<typeof loader>();
  const locale = useLocale();
  useEffect(() => noteOpened(home.listing_id), [home.listing_id]);
  const crumbs = crumbsOf(home, locale);
  const own = textFor(home.own_title, locale);
  const title = own?.lang === locale ? own.text : home.title[locale];
  const place = [streetLine(home), placeLine(home, locale)].filter(Boolean).join(', ');
  const back = crumbs.at(-1);
  const hasText = textFor(home.description, locale) !== null || (own !== null && own.lang !== locale);
  const sharing = { path: propertyPath(home, locale), title, locale };
  return (
    <div className={css.page}>
      <div className={css.crumbs}>
        {back && (
          <a className={css.back} href={to(locale, back.path)}>
            <Glyph name="arrow" />
            {words.back[locale]}
          </a>
        )}
        <nav aria-label={words.crumbs[locale]}>
          {crumbs.map(({ name, path }, index) => (
            <Fragment key={path}>
              {index > 0 && <span aria-hidden="true"> › </span>}
              <a href={to(locale, path)}>{name}</a>
            </Fragment>
          ))}
        </nav>
        <div className={css.acts}>
          <SaveButton id={home.listing_id} title={title} locale={locale} />
          <ShareButton {...sharing} look="quiet" label={words.share[locale]} />
          <PrintButton locale={locale} compact />
        </div>
      </div>

      <Gallery key={home.listing_id} home={home} locale={locale} />

      <div className={css.layout}>
        <div className={css.main}>
          <section aria-labelledby="home">
            <div className={css.phonePrice}>
              <Price home={home} locale={locale} />
              <OtherOffer home={home} locale={locale} />
            </div>
            <h1 id="home">{title}</h1>
            <p className={css.place}>
              <Glyph name="pin" />
              {place}
            </p>
            <MainFacts home={home} locale={locale} />
          </section>

          <section aria-labelledby="facts">
            <h2 id="facts">{words.facts[locale]}</h2>
            <FactGrid home={home} locale={locale} />
          </section>

          {hasText && (
            <section aria-labelledby="description">
              <h2 id="description">{words.description[locale]}</h2>
              <Description home={home} locale={locale} />
            </section>
          )}

          {home.extras.length > 0 && (
            <section aria-labelledby="amenities">
              <h2 id="amenities">{words.amenities[locale]}</h2>
              <Amenities home={home} locale={locale} />
            </section>
          )}

          <section aria-labelledby="price">
            <h2 id="price">{words.priceAndHistory[locale]}</h2>
            <PriceHistory home={home} locale={locale} now={now} />
          </section>

          {(home.energy_class !== null || home.energy_exempt_reason !== null) && (
            <section aria-labelledby="energy">
              <h2 id="energy">{words.energy[locale]}</h2>
              <EnergyScale home={home} locale={locale} />
            </section>
          )}

          <section aria-labelledby="location">
            <h2 id="location">{words.location[locale]}</h2>
            <Place home={home} locale={locale} />
          </section>

          <section aria-labelledby="advertiser">
            <h2 id="advertiser">{words.advertiser[locale]}</h2>
            <Advertiser home={home} locale={locale} />
            <div className={css.phonePapers}>
              <AdPapers home={home} locale={locale} now={now} />
            </div>
          </section>
          <PhotosWithoutScript home={home} locale={locale} />
        </div>
        <OfferPanel home={home} locale={locale} now={now} title={title} />
      </div>

      {similar.length > 0 && (
        <section className={css.similar} aria-labelledby="similar">
          <Rail
            label={(home.category_id === 1 ? words.similar : words.similarOther)[locale]}
            words={railWords[locale]}
            head={<h2 id="similar">{(home.category_id === 1 ? words.similar : words.similarOther)[locale]}</h2>}
          >
            {similar.map((card) => (
              <Card
                key={card.id}
                card={card}
                locale={locale}
                corner={<Heart id={card.id} title={card.title} locale={locale} />}
              />
            ))}
          </Rail>
        </section>
      )}
      <p className={css.end}>
        {words.adCode[locale]} {home.code}
      </p>
      <OfferBar home={home} locale={locale} title={title} />
    </div>
  );
}
