/** One change for many ads: what it would do before the yes, what became of each afterwards. Works without script. */
import { bulkChangeTitles, bulkChangeMessages as words } from '@estia/contract/listings/bulk-messages';
import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import css from '../../features/listings/own/BulkList.module.css';
import { BulkList } from '../../features/listings/own/BulkList.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Form, FormKey, Submit } from '../../ui/form/Form.tsx';
import { PageHead } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { readAct, refusalIn, tryAct } from './acts.ts';
import { bulkPath } from './bulk-acts.ts';
import { pageOf } from './page-of.ts';

const LIST = '/dashboard/properties';
const PER_PAGE = 20;
/** As far as a change goes. */
const LAST_PAGE = 125;
const GOOD_MS = 24 * 3_600_000;

function idIn(params: LoaderFunctionArgs['params']): number {
  const { id = '' } = params;
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : notFound();
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = idIn(params);
  const show = url.searchParams.get('show') === 'refused' ? ('refused' as const) : ('all' as const);
  const page = Math.min(pageOf(url), LAST_PAGE);
  const query = { show, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const found = await orRaise(askFrom(context)('GET /property/bulk/{id}', { params: { id }, query }));
  const late = !found.bulk.confirmed_at && Date.now() - Date.parse(found.bulk.created_at) > GOOD_MS;
  return { ...found, show, page, late, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = idIn(params);
  const act = await readAct(request);
  const tried = await tryAct(act, askFrom(context)('PUT /property/bulk/{id}', { params: { id } }));
  if (!tried.ok) return refused(tried.refusal);
  const { refused: no } = tried.value.bulk;
  return redirect(`${to(localeOf(url.pathname), bulkPath(id))}${no > 0 ? '?show=refused' : ''}`, 303);
}

export const meta = privateHead(words.doneTitle);

/** The yes, or going on where the last one stopped; with script that happens by itself. */
function Yes({ children, goOn = false }: { children: string; goOn?: boolean }) {
  const { formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goOn) box.current?.querySelector('form')?.requestSubmit();
  }, [goOn]);
  return (
    <div ref={box}>
      <Form className={css.yes}>
        <input type="hidden" name="act" value="yes" />
        <FormKey value={formKey} />
        <Submit locale={locale} kind={goOn ? 'main' : 'act'}>
          {children}
        </Submit>
        {!goOn && (
          <a className={buttonClass('quiet')} href={to(locale, LIST)}>
            {words.no[locale]}
          </a>
        )}
      </Form>
    </div>
  );
}

export default function BulkChange() {
  const { bulk, ads, count, show, page, late } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const before = bulk.confirmed_at === null;
  const here = to(locale, bulkPath(bulk.id));
  const told = [
    words.done[locale](bulk.done),
    ...(bulk.same > 0 ? [words.same[locale](bulk.same)] : []),
    ...(bulk.refused > 0 ? [words.refused[locale](bulk.refused)] : []),
  ];
  return (
    <>
      <p>
        <a className={css.back} href={to(locale, LIST)}>
          {words.back[locale]}
        </a>
      </p>
      <PageHead
        title={bulkChangeTitles[bulk.act][locale]}
        lead={before ? words.lookTitle[locale](bulk.ads) : `${told.join('. ')}.`}
      />
      {refusal && <ErrorSummary locale={locale} refusal={refusal} labels={{}} />}
      {bulk.contact && (
        <dl className={css.contact}>
          {bulk.contact.name && (
            <div>
              <dt>{words.newName[locale]}</dt>
              <dd>{bulk.contact.name}</dd>
            </div>
          )}
          {bulk.contact.phone && (
            <div>
              <dt>{words.newPhone[locale]}</dt>
              <dd className="num">{bulk.contact.phone}</dd>
            </div>
          )}
        </dl>
      )}
      {before && (
        <div className={css.ask}>
          {late ? (
            <p>{words.gone[locale]}</p>
          ) : (
            <>
              {bulk.act === 'price' && <p>{words.priceNote[locale]}</p>}
              <Yes>{words.yes[locale](bulk.ads)}</Yes>
            </>
          )}
        </div>
      )}
      {!before && bulk.waits > 0 && (
        <div className={css.ask} role="status">
          <p>{words.left[locale](bulk.waits)}</p>
          <Yes goOn key={bulk.waits}>
            {words.goOn[locale]}
          </Yes>
        </div>
      )}
      {!before && bulk.refused > 0 && (
        <Tabs
          label={words.show[locale]}
          tabs={(['refused', 'all'] as const).map((each) => ({
            href: each === 'all' ? here : `${here}?show=refused`,
            text: (each === 'all' ? words.showAll : words.showRefused)[locale],
            current: each === show,
            count: each === 'all' ? bulk.ads : bulk.refused,
          }))}
        />
      )}
      <BulkList locale={locale} ads={ads} act={bulk.act} />
      <PageLinks locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
