/** PAGE-1: the admin's desk of legal texts: versions, the next one in both languages, preview, announcement. No script needed. */

import { formatLongDate } from '@estia/contract/numbers';
import { legalFlashMessages, legalAdminMessages as words } from '@estia/contract/pages/admin-messages';
import { type LegalKind, legalKinds, legalLimits } from '@estia/contract/pages/limits';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
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
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { LegalPreview } from './terms-preview.tsx';
import { LegalVersions } from './terms-versions.tsx';

const HERE = '/dashboard/admin/terms';
const ROWS = 24;

const kindOf = (url: URL): LegalKind => (url.searchParams.get('kind') === 'privacy' ? 'privacy' : 'terms');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const kind = kindOf(url);
  const [{ versions }, draft] = await Promise.all([
    orRaise(ask('GET /adminPanel/legal')),
    orRaise(ask('GET /adminPanel/legal/{kind}/draft', { params: { kind } })),
  ]);
  return { kind, versions: versions.filter((each) => each.kind === kind), draft, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const kind = kindOf(url);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const done = async (work: Promise<unknown>, word: string) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, `${HERE}?kind=${kind}`, word) : refused(tried.refusal);
  };
  const params = { kind };
  switch (act.act) {
    case 'save': {
      const { text_el = '', text_en = '', changes_el = '', changes_en = '', seen } = own;
      const body = { text_el, text_en, changes_el, changes_en, ...(seen ? { seen } : {}) };
      return done(ask('PUT /adminPanel/legal/{kind}/draft', { params, body, idempotencyKey }), 'saved');
    }
    case 'drop':
      return done(ask('DELETE /adminPanel/legal/{kind}/draft', { params, idempotencyKey }), 'dropped');
    case 'announce': {
      const { effective_from = '', saved_at = '' } = own;
      const body = { effective_from, saved_at };
      return done(ask('POST /adminPanel/legal/{kind}/announce', { params, body, idempotencyKey }), 'announced');
    }
    default:
      return notFound();
  }
}

export const meta = privateHead(words.title);

export default function LegalDesk() {
  const { kind, versions, draft, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const common = { locale, formKey, refusal };
  const write = fieldsOf(locale, 'save', refusal);
  const tell = fieldsOf(locale, 'announce', refusal);
  const labels = {
    changes_el: words.changesEl[locale],
    changes_en: words.changesEn[locale],
    text_el: words.textEl[locale],
    text_en: words.textEn[locale],
  };
  const { saved_at } = draft;
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <nav className={grid.acts} aria-label={words.which[locale]}>
        {legalKinds.map((each) => (
          <a
            key={each}
            className={buttonClass(each === kind ? 'main' : 'line')}
            href={to(locale, `${HERE}?kind=${each}`)}
            aria-current={each === kind ? 'page' : undefined}
          >
            {words.kinds[each][locale]}
          </a>
        ))}
      </nav>
      <div className={grid.after}>
        <Said locale={locale} words={legalFlashMessages} />
      </div>
      <LegalVersions locale={locale} versions={versions} />
      <Panel
        id="write"
        title={words.write[locale]}
        lead={saved_at ? words.saved[locale](formatLongDate(saved_at, locale)) : words.fresh[locale]}
      >
        <ActForm {...common} act="save" labels={labels} hidden={saved_at ? { seen: saved_at } : {}}>
          <p className={grid.note}>{words.format[locale]}</p>
          <div className={grid.grid}>
            {(['el', 'en'] as const).map((each) => (
              <Field
                key={each}
                {...write.field(`changes_${each}`, draft.changes[each])}
                label={labels[`changes_${each}`]}
                hint={words.changesHint[locale]}
                maxLength={legalLimits.changes}
                rows={3}
                required
              />
            ))}
            {(['el', 'en'] as const).map((each) => (
              <Field
                key={each}
                {...write.field(`text_${each}`, draft.text[each])}
                label={labels[`text_${each}`]}
                maxLength={legalLimits.text}
                rows={ROWS}
                required
              />
            ))}
          </div>
          <div className={grid.acts}>
            <Submit locale={locale}>{words.save[locale]}</Submit>
          </div>
        </ActForm>
      </Panel>
      {saved_at && (
        <>
          <LegalPreview locale={locale} draft={draft} />
          <Panel id="announce" title={words.announce[locale]} lead={words.announceLead[locale]}>
            <ActForm
              {...common}
              act="announce"
              labels={{ effective_from: words.effective[locale] }}
              hidden={{ saved_at }}
            >
              <div className={grid.narrow}>
                <Field
                  {...tell.field('effective_from', draft.earliest)}
                  type="date"
                  label={words.effective[locale]}
                  hint={words.effectiveHint[locale](formatLongDate(draft.earliest, locale))}
                  required
                />
              </div>
              <div className={grid.acts}>
                <Submit locale={locale} kind="act">
                  {words.doAnnounce[locale]}
                </Submit>
              </div>
            </ActForm>
            <Fold summary={words.drop[locale]} quiet>
              <ActForm {...common} act="drop">
                <p>{words.dropSure[locale]}</p>
                <div className={grid.acts}>
                  <Submit locale={locale} kind="line">
                    {words.drop[locale]}
                  </Submit>
                </div>
              </ActForm>
            </Fold>
          </Panel>
        </>
      )}
    </>
  );
}
