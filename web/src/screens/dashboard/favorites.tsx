/** LIST-4: the favourites of the account. Note and remove are plain forms; what this browser still kept comes in first. */
import { favoritesFlashMessages, favoritesPageMessages as words } from '@estia/contract/favorites/kept-messages';
import { favoriteLimits } from '@estia/contract/favorites/limits';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { openHearts } from '../../features/favorites/hearts.ts';
import css from '../../features/favorites/KeptHome.module.css';
import { GoneHome, goneTitle, KeptHome } from '../../features/favorites/KeptHome.tsx';
import { keptNow } from '../../features/favorites/kept-hearts.ts';
import { factsLine, placeLine, titleWithoutPlace } from '../../features/listings/card-line.ts';
import { propertyPath } from '../../features/listings/property-path.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import rows from '../../ui/home-row.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { Fold, PageHead } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { pageOf } from './page-of.ts';

const HERE = '/dashboard/user/favorites';
const PER_PAGE = 20;
const shown = ['sale', 'rent'] as const;

const purposeOf = (url: URL) => shown.find((each) => each === url.searchParams.get('for'));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const page = pageOf(url);
  const purpose = purposeOf(url);
  const offset = Math.min((page - 1) * PER_PAGE, favoriteLimits.most);
  const { properties, count } = await orRaise(
    ask('GET /user/favorites', { query: { limit: PER_PAGE, offset, for: purpose } }),
  );
  return { homes: properties, count, page, purpose, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const listing_id = own.id ?? '';
  const done = async (work: Promise<unknown>, word: keyof typeof favoritesFlashMessages) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, `${HERE}${url.search}`, word) : refused(tried.refusal);
  };
  if (act.act === 'note') {
    // A textarea ends its lines with two characters, which would count against the limit.
    const note = (own.note ?? '').replaceAll('\r\n', '\n');
    return done(ask('PUT /user/favorite-note', { body: { listing_id, note }, idempotencyKey }), 'noted');
  }
  if (act.act === 'remove')
    return done(ask('PUT /user/remove-favorite', { body: { listing_id }, idempotencyKey }), 'removed');
  return notFound();
}

export const meta = privateHead(words.title);

export default function Favorites() {
  const { homes, count, page, purpose, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void openHearts().then((merged) => {
      // The page before may have handed its hearts over while this one was being drawn.
      const missed = !purpose && keptNow() !== null && keptNow()?.size !== count;
      if (merged || missed) void revalidate();
    });
  }, [revalidate, purpose, count]);
  const common = { locale, formKey, refusal };
  const none = purpose ? (purpose === 'sale' ? words.noneSale : words.noneRent) : words.none;
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('quiet')} href={to(locale, '/saved')}>
          {words.browser[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={favoritesFlashMessages} />
      {(count > 0 || purpose) && (
        <Tabs
          label={words.filter[locale]}
          pill
          tabs={[undefined, ...shown].map((each) => ({
            href: to(locale, each ? `${HERE}?for=${each}` : HERE),
            text: words[each ?? 'all'][locale],
            current: each === purpose,
            count: each === purpose ? count : undefined,
          }))}
        />
      )}
      {homes.length === 0 ? (
        <Notice title={none[locale]} text={purpose ? '' : words.noneText[locale]}>
          <a className={buttonClass('main')} href={to(locale, purpose ? HERE : '/properties/search')}>
            {(purpose ? words.showAll : words.search)[locale]}
          </a>
        </Notice>
      ) : (
        <ul className={rows.list} aria-label={words.list[locale]}>
          {homes.map((home) => {
            const title = home.is_active ? titleWithoutPlace(home, locale) : goneTitle(home, locale);
            const form = `note-${home.listing_id}`;
            const { field, failed } = fieldsOf(locale, form, refusal);
            const hidden = { id: home.listing_id };
            const forms = {
              note: (
                <Fold
                  quiet
                  open={failed}
                  summary={
                    <>
                      {(home.note ? words.editNote : words.addNote)[locale]}
                      <span className="vh">: {title}</span>
                    </>
                  }
                >
                  <ActForm
                    {...common}
                    act="note"
                    form={form}
                    hidden={hidden}
                    labels={{ note: words.note[locale] }}
                    label={words.of[locale](words.note[locale], title)}
                  >
                    <Field
                      {...field('note', home.note)}
                      label={words.note[locale]}
                      hint={words.noteHint[locale]}
                      maxLength={favoriteLimits.note}
                      rows={3}
                    />
                    <div className={grid.acts}>
                      <Submit locale={locale}>{words.saveNote[locale]}</Submit>
                    </div>
                  </ActForm>
                </Fold>
              ),
              remove: (
                <ActForm
                  {...common}
                  act="remove"
                  form={`remove-${home.listing_id}`}
                  hidden={hidden}
                  className={css.remove}
                >
                  <Submit locale={locale} kind="quiet">
                    {words.remove[locale]}
                    <span className="vh">: {title}</span>
                  </Submit>
                </ActForm>
              ),
            };
            return (
              <li key={home.listing_id} data-home={home.listing_id}>
                {home.is_active ? (
                  <KeptHome
                    {...forms}
                    locale={locale}
                    home={home}
                    title={title}
                    facts={factsLine(home, locale)}
                    place={placeLine(home, locale)}
                    href={propertyPath(home, locale)}
                  />
                ) : (
                  <GoneHome {...forms} locale={locale} home={home} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <PageLinks locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
