/** PAGE-1: a development of the own office: its details, its ads, publishing it. `new` begins one. Works without script. */
import {
  complexFlashMessages,
  complexStateMessages,
  ownComplexMessages as words,
} from '@estia/contract/complexes/own-messages';
import { formatM2 } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { unapprovedAgency } from '../../features/accounts/NotApproved.tsx';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { complexPath } from '../../features/complexes/complex-lines.ts';
import { textFor } from '../../features/listings/own-text.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm } from '../../ui/form/ActForm.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { readAct, refusalIn } from './acts.ts';
import { DetailsForm } from './complexes/DetailsForm.tsx';
import css from './complexes/OwnComplexes.module.css';
import { UnitsPanel } from './complexes/UnitsPanel.tsx';
import { complexAct } from './complexes-acts.ts';
import { districtsIn } from './office.ts';
import { pageOf } from './page-of.ts';

const PER_PAGE = 20;
/** Ads offered as cover: those in the development come first. */
const COVERS = 50;

const idOf = (text: string | undefined): number | 'new' => {
  if (text === 'new') return 'new';
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : notFound();
};

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const id = idOf(params.id);
  // The list says why there are no developments before the agency is approved.
  const me = await sessionOf(context);
  if (me && unapprovedAgency(me)) throw redirect(to(locale, '/dashboard/complexes'), 302);
  const classes = ask('GET /property/energyClasses');
  const energies = (await orRaise(classes)).rows.map((row) => ({ value: String(row.id), label: row.name[locale] }));
  const common = { energies, formKey: newFormKey() };
  if (id === 'new') {
    // Who may not have one is told before filling in a form.
    await orRaise(ask('GET /user/complexes', { query: { limit: 1 } }));
    return { ...common, complex: null, district: '', covers: [], ads: [], count: 0, page: 1, search: '' };
  }
  const page = Math.min(pageOf(url), 500);
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 80);
  const offset = (page - 1) * PER_PAGE;
  const { complex } = await orRaise(ask('GET /user/complexes/{id}', { params: { id } }));
  const [{ ads, count }, covers, place] = await Promise.all([
    orRaise(
      ask('GET /user/complexes/{id}/ads', {
        params: { id },
        query: { limit: PER_PAGE, offset, ...(search ? { search } : {}) },
      }),
    ),
    orRaise(ask('GET /user/complexes/{id}/ads', { params: { id }, query: { limit: COVERS } })),
    orRaise(ask('GET /property/places/by-value', { query: { values: `district_id-${complex.district.district_id}` } })),
  ]);
  const line = (ad: (typeof ads)[number]) => `${ad.code} · ${ad.type[locale]} ${formatM2(ad.area, locale)}`;
  const offered = covers.ads
    .filter((ad) => ad.attached)
    .map((ad) => ({ value: String(ad.property_id), label: line(ad) }));
  // One that is further down is offered too: else saving the form would take it away.
  const chosen = complex.cover_property_id === null ? null : String(complex.cover_property_id);
  if (chosen && !offered.some(({ value }) => value === chosen)) offered.push({ value: chosen, label: `ES-${chosen}` });
  return {
    ...common,
    complex,
    district: place.options[0]?.label[locale] ?? '',
    covers: offered,
    ads,
    count,
    page,
    search,
  };
}

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  return complexAct(askFrom(context), await readAct(request), { id: idOf(params.id), url });
}

export const meta = privateHead(words.title);

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

function State({ data, locale }: { data: Data; locale: Locale }) {
  const { complex, formKey } = data;
  const refusal = refusalIn(useActionData());
  if (!complex) return null;
  const common = { locale, formKey, refusal, labels: { units: words.ads[locale] } };
  const isUp = complex.state === 'published';
  return (
    <Panel
      id="state"
      title={words.state[locale]}
      lead={words.stateText[complex.state][locale]}
      beside={<Mark tone={isUp ? 'good' : 'plain'}>{complexStateMessages[complex.state][locale]}</Mark>}
    >
      <div className={css.state}>
        <ActForm {...common} act={isUp ? 'pause' : 'publish'}>
          <Submit locale={locale} kind={isUp ? 'line' : 'act'}>
            {(isUp ? words.pause : words.publish)[locale]}
          </Submit>
        </ActForm>
        {isUp && complex.live_units > 0 && (
          <a className={buttonClass('quiet')} href={to(locale, complexPath(complex.complex_id))}>
            {words.see[locale]}
          </a>
        )}
      </div>
      <Fold summary={words.remove[locale]} quiet>
        <ActForm {...common} act="remove">
          <p>{words.removeText[locale]}</p>
          <Submit locale={locale} kind="line">
            {words.removeNow[locale]}
          </Submit>
        </ActForm>
      </Fold>
    </Panel>
  );
}

export default function OwnComplexOne() {
  const data = useLoaderData<typeof loader>();
  const { complex, formKey } = data;
  const locale = useLocale();
  const answer = useActionData();
  const refusal = refusalIn(answer);
  const common = { locale, formKey, refusal };
  return (
    <>
      <PageHead
        title={complex ? (textFor(complex.name, locale)?.text ?? '') : words.newTitle[locale]}
        lead={complex ? words.units[locale](complex.units, complex.live_units) : words.newLead[locale]}
      >
        <a className={buttonClass('line')} href={to(locale, '/dashboard/complexes')}>
          {words.back[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={complexFlashMessages} />
      {complex && <State data={data} locale={locale} />}
      {complex && (
        <Panel id="ads" title={words.ads[locale]} lead={words.adsLead[locale]}>
          <UnitsPanel {...common} ads={data.ads} search={data.search} isHidden={complex.hide_address} />
          <PageLinks locale={locale} page={data.page} count={data.count} perPage={PER_PAGE} />
        </Panel>
      )}
      <Panel id="details" title={words.details[locale]}>
        <DetailsForm
          key={complex?.version}
          {...common}
          complex={complex}
          district={data.district}
          districts={districtsIn(answer)}
          energies={data.energies}
          covers={data.covers}
        />
      </Panel>
    </>
  );
}
